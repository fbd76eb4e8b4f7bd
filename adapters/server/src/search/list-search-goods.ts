import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { readSearchQuery } from '@jangteo/core/search/searchText.rules'
import { listCardsOf } from '@jangteo/postgres/search/goods-search.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toGoodsCard } from '../goods/goods-card.ts'
import { listHits } from './list-hits.ts'
import { readKeyword } from './read-keyword.ts'
import { chooseWay } from './search-way.ts'

/** The first products of a keyword. Refusal: SEARCH_KEYWORD_REQUIRED. */
export const listSearchGoods = Effect.fnUntraced(function* (input: {
  readonly keyword: string
  readonly size: number
}) {
  const keyword = yield* readKeyword(input.keyword)
  const nowMs = yield* Clock.currentTimeMillis
  const condition = {
    at: new Date(nowMs),
    query: readSearchQuery(keyword),
    filter: NO_FILTER,
    category: null,
  }
  const way = yield* chooseWay(condition)
  const ids = yield* listHits({ condition, way }, 'RANKING', { offset: 0, limit: input.size })
  const rows = yield* listCardsOf(ids, condition.at)
  return { goodsList: rows.map((row) => toGoodsCard(row, nowMs)) }
})
