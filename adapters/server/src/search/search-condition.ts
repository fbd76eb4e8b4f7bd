import { readSearchQuery } from '@jangteo/core/search/searchText.rules'
import type { Db } from '@jangteo/postgres/database/db'
import type { SearchCondition } from '@jangteo/postgres/search/search.conditions'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import type { Refused } from '../call/refused.ts'
import { chosenCategory } from '../category/chosen-category.ts'
import { type GoodsFilterInput, readGoodsFilter } from '../goods/goods-filter.ts'
import { tomorrowAfterAt } from '../goods/tomorrow.ts'
import { readKeyword } from './read-keyword.ts'

/** A search as the wire asks for it. */
export type SearchInput = GoodsFilterInput & {
  readonly keyword: string
  readonly searchTextSub?: string | undefined
}

/** Refusals of reading a search. */
export type SearchRefusal = Refused<
  'CATEGORY_NOT_FOUND' | 'PRICE_RANGE_REVERSED' | 'SEARCH_KEYWORD_REQUIRED'
>

/** Reads a search. Refusals: SEARCH_KEYWORD_REQUIRED, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const readSearch = Effect.fnUntraced(function* (
  input: SearchInput,
): Effect.fn.Return<SearchCondition, SearchRefusal, Db | FigureCache> {
  const keyword = yield* readKeyword(input.keyword)
  const filter = yield* readGoodsFilter(input)
  const nowMs = yield* Clock.currentTimeMillis
  const condition: SearchCondition = {
    at: new Date(nowMs),
    tomorrowAfter: tomorrowAfterAt(nowMs),
    query: readSearchQuery(keyword, input.searchTextSub),
    filter,
    category: yield* chosenCategory(filter),
  }
  return condition
})

/** The part of a key that follows the filters, and the minute where they depend on it. */
function filterKey({ filter, tomorrowAfter }: SearchCondition) {
  return filter.arrivesTomorrow ? [filter, tomorrowAfter] : [filter]
}

/** Key of a search among figures: the same for the same words through the same filters. */
export function searchKey(condition: SearchCondition): string {
  const { words } = condition.query
  return JSON.stringify([words.map(({ text }) => text).toSorted(), ...filterKey(condition)])
}

/** Key of a search's order by scores, which also depend on the order of the words. */
export function rankingKey(condition: SearchCondition): string {
  const { compact, words } = condition.query
  return JSON.stringify([compact, words.map(({ text }) => text), ...filterKey(condition)])
}
