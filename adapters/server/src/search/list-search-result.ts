import type { resultPage } from '@jangteo/contract/search/searchResult.schemas'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import { RESULT_DEPTH_MAX } from '@jangteo/core/search/searchPlan.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listCardsOf } from '@jangteo/postgres/search/goods-search.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { FigureCache } from '../call/cached.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { mayArriveTomorrow, tomorrowAfterAt } from '../goods/tomorrow.ts'
import { listHits, totalOf } from './list-hits.ts'
import { readSearch, type SearchInput, type SearchRefusal } from './search-condition.ts'
import { chooseWay, type Search } from './search-way.ts'

/** Page of the results, in an order. */
export type ResultPageInput = {
  readonly goodsSortTypeEnum: GoodsSort
  readonly page: number
  readonly size: number
}

/** A page of a search; the last one reaches 2,000 products, and what is beyond is empty. */
export const pageOfSearch = Effect.fnUntraced(function* (
  search: Search,
  { goodsSortTypeEnum: sort, page: number, size }: ResultPageInput,
): Effect.fn.Return<z.input<typeof resultPage>, never, Db | FigureCache> {
  const offset = number * size
  const left = Math.max(0, Math.min(size, RESULT_DEPTH_MAX - offset))
  const [ids, { count, isCapped }] = yield* Effect.all(
    [
      left === 0 ? Effect.succeed([]) : listHits(search, sort, { offset, limit: left + 1 }),
      totalOf(search),
    ],
    { concurrency: 'unbounded' },
  )
  const nowMs = yield* Clock.currentTimeMillis
  const tomorrowYn = yield* mayArriveTomorrow(tomorrowAfterAt(nowMs))
  const { last, ...page } = toPeekedPage(ids, { number, size, totalElements: count })
  const rows = yield* listCardsOf(page.content.slice(0, left), new Date(nowMs))
  return {
    ...page,
    tomorrowYn,
    content: rows.map((row) => toGoodsCard(row, nowMs)),
    last: last || offset + size >= RESULT_DEPTH_MAX,
    cappedYn: isCapped ? 'Y' : 'N',
  }
})

/** A page of results. Refusals: SEARCH_KEYWORD_REQUIRED, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const listSearchResult = Effect.fnUntraced(function* (
  input: SearchInput & ResultPageInput,
): Effect.fn.Return<z.input<typeof resultPage>, SearchRefusal, Db | FigureCache> {
  const condition = yield* readSearch(input)
  return yield* pageOfSearch({ condition, way: yield* chooseWay(condition) }, input)
})
