import type { searchResult } from '@jangteo/contract/search/searchResult.schemas'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { fitOf, type NameFit } from '@jangteo/core/search/keyword.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listStoreNames } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { cached, type FigureCache } from '../call/cached.ts'
import type { Caller } from '../call/caller.ts'
import { loadStoreCards, type StoreCard } from '../store/store-cards.ts'
import { relatedKeywords } from './list-related-keywords.ts'
import { facetsOfSearch } from './list-search-facets.ts'
import { pageOfSearch } from './list-search-result.ts'
import { logSearch } from './log-search.ts'
import { readKeyword } from './read-keyword.ts'
import { readSearch, type SearchInput, type SearchRefusal } from './search-condition.ts'
import { chooseWay } from './search-way.ts'
import { suggestionFor } from './suggest-keyword.ts'

const STORE_COUNT_MAX = 3
const PAGE_SIZE = 20

const FIT_ORDER: Readonly<Record<NameFit, number>> = { EXACT: 0, PREFIX: 1, PART: 2 }

const storeNames = cached('store names', listStoreNames())

const loadCards = (storeIds: readonly number[]) =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) => loadStoreCards(storeIds, nowMs))

/** The stores whose names fit a keyword, the best fit first. */
const storesNamed = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<readonly StoreCard[], never, Db | FigureCache> {
  const rows = yield* storeNames
  const storeIds = rows
    .flatMap(({ id, name }) => {
      const fit = fitOf(name, keyword)
      return fit === null ? [] : [{ id, order: FIT_ORDER[fit] }]
    })
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .slice(0, STORE_COUNT_MAX)
    .map(({ id }) => id)
  if (storeIds.length === 0) return []
  return yield* cached(`store cards ${storeIds.join(' ')}`, loadCards(storeIds))
})

/**
 * The first screen of a search: its first page, the categories of the first level that have results, the stores of that
 * name; of another keyword where the typed one finds next to nothing and the other one more. Logs what was searched for.
 * Refusals: SEARCH_KEYWORD_REQUIRED, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED.
 */
export const showSearchResult = Effect.fnUntraced(function* (
  input: SearchInput & {
    readonly goodsSortTypeEnum: GoodsSort
    readonly noSuggest: 'true' | 'false'
  },
): Effect.fn.Return<z.input<typeof searchResult>, SearchRefusal, Caller | Db | FigureCache> {
  const typed = yield* readKeyword(input.keyword)
  const suggestion = yield* suggestionFor(input.keyword, input.noSuggest === 'true')
  const keyword = suggestion?.keyword ?? typed
  const condition = yield* readSearch({ ...input, keyword })
  const search = { condition, way: yield* chooseWay(condition) }
  const { goodsSortTypeEnum } = input
  const [page, facets, storeList, relatedList] = yield* Effect.all(
    [
      pageOfSearch(search, { goodsSortTypeEnum, page: 0, size: PAGE_SIZE }),
      facetsOfSearch(search),
      storesNamed(keyword),
      relatedKeywords(keyword),
    ],
    { concurrency: 'unbounded' },
  )
  const roots = facets.categoryList.filter(({ depth }) => depth === 1)
  yield* logSearch({ keyword, resultCount: page.totalElements })
  return {
    keyword,
    originKeyword: suggestion === null ? null : typed,
    suggestReasonEnum: suggestion?.reason ?? null,
    total: page.totalElements,
    cappedYn: page.cappedYn,
    categoryList: roots.toSorted((a, b) => b.goodsCount - a.goodsCount),
    storeList: [...storeList],
    relatedList: [...relatedList],
    page,
  }
})
