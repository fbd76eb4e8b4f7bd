import { listCardsOf } from '@jangteo/postgres/search/goods-search.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Db } from '@jangteo/postgres/database/db'
import type { FigureCache } from '../call/cached.ts'
import { type CardRow, toGoodsCard } from '../goods/goods-card.ts'
import { listHits } from './list-hits.ts'
import { readKeyword } from './read-keyword.ts'
import { plainSearch } from './search-way.ts'

/** The first products of a keyword that has been read. */
export const firstGoodsOf = Effect.fnUntraced(function* (
  keyword: string,
  { nowMs, limit }: { readonly nowMs: number; readonly limit: number },
): Effect.fn.Return<CardRow[], never, Db | FigureCache> {
  const at = new Date(nowMs)
  const ids = yield* listHits(yield* plainSearch(keyword, at), 'RANKING', { offset: 0, limit })
  return yield* listCardsOf(ids, at)
})

/** The first products of a keyword. Refusal: SEARCH_KEYWORD_REQUIRED. */
export const listSearchGoods = Effect.fnUntraced(function* (input: {
  readonly keyword: string
  readonly size: number
}) {
  const keyword = yield* readKeyword(input.keyword)
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* firstGoodsOf(keyword, { nowMs, limit: input.size })
  return { goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
})
