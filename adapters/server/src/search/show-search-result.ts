import type { searchResult } from '@jangteo/contract/search/searchResult.schemas'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { fitOf, type NameFit } from '@jangteo/core/search/keyword.rules'
import { storeLogo } from '@jangteo/core/store/storeLogo.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listStoreNames } from '@jangteo/postgres/store/store.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { cached, type FigureCache } from '../call/cached.ts'
import { facetsOfSearch } from './list-search-facets.ts'
import { pageOfSearch } from './list-search-result.ts'
import { readKeyword } from './read-keyword.ts'
import { readSearch, type SearchInput, type SearchRefusal } from './search-condition.ts'
import { chooseWay } from './search-way.ts'

const STORE_COUNT_MAX = 3
const PAGE_SIZE = 20

const FIT_ORDER: Readonly<Record<NameFit, number>> = { EXACT: 0, PREFIX: 1, PART: 2 }

const storeNames = cached('store names', listStoreNames())

/** The stores whose names fit a keyword, the best fit first. */
const storesNamed = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<z.input<typeof searchResult>['storeList'], never, Db | FigureCache> {
  const rows = yield* storeNames
  return rows
    .flatMap((row) => {
      const fit = fitOf(row.name, keyword)
      return fit === null ? [] : [{ row, order: FIT_ORDER[fit] }]
    })
    .toSorted((a, b) => a.order - b.order || a.row.id - b.row.id)
    .slice(0, STORE_COUNT_MAX)
    .map(({ row }) => ({
      storeUrl: row.url,
      storeName: row.name,
      introduction: row.introduction,
      logo: storeLogo(row.logo, row.id),
    }))
})

/**
 * The first screen of a search: its first page, the categories of the first level that have results, the stores of that
 * name. Refusals: SEARCH_KEYWORD_REQUIRED, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED.
 */
export const showSearchResult = Effect.fnUntraced(function* (
  input: SearchInput & { readonly goodsSortTypeEnum: GoodsSort },
): Effect.fn.Return<z.input<typeof searchResult>, SearchRefusal, Db | FigureCache> {
  const keyword = yield* readKeyword(input.keyword)
  const condition = yield* readSearch(input)
  const search = { condition, way: yield* chooseWay(condition) }
  const { goodsSortTypeEnum } = input
  const [page, facets, storeList] = yield* Effect.all(
    [
      pageOfSearch(search, { goodsSortTypeEnum, page: 0, size: PAGE_SIZE }),
      facetsOfSearch(search),
      storesNamed(keyword),
    ],
    { concurrency: 'unbounded' },
  )
  const roots = facets.categoryList.filter(({ depth }) => depth === 1)
  return {
    keyword,
    total: page.totalElements,
    cappedYn: page.cappedYn,
    categoryList: roots.toSorted((a, b) => b.goodsCount - a.goodsCount),
    storeList,
    page,
  }
})
