import { GOODS_SORTS } from '@jangteo/core/goods/goods.codes'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import {
  decidePriceRange,
  FILTER_PRICE_MAX_WON,
  NO_FILTER,
  priceRangeText,
} from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter, PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { readQuery, toList } from '@jangteo/core/navigation/query.rules'
import type { Query, ReadQuery } from '@jangteo/core/navigation/query.rules'

/** State of a list of goods, as its URL says it. */
export type GoodsListing = { readonly sort: GoodsSort; readonly filter: GoodsFilter }

/** Names in the query of a list's URL. */
export const LISTING_QUERY = [
  'goodsSortTypeEnum',
  'freeShippingYn',
  'inStockYn',
  'minPrice',
  'maxPrice',
  'storeUrlList',
] as const

const [FIRST_SORT] = GOODS_SORTS
const STORE_COUNT_MAX = 100

/** A price as it was typed or written in a URL, in won; `null` for what is none. */
export function readPrice(text: string): Won | null {
  const price = /^\d{1,9}$/.test(text) ? Number(text) : null
  return price !== null && price <= FILTER_PRICE_MAX_WON ? price : null
}

function textOf(value: ReadQuery[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function readPriceRange(query: ReadQuery): PriceRange {
  const range = decidePriceRange({
    min: readPrice(textOf(query['minPrice'])),
    max: readPrice(textOf(query['maxPrice'])),
  })
  return range.ok ? range.value : NO_FILTER.price
}

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readGoodsListing(search: string): GoodsListing {
  const query = readQuery(search)
  const storeUrls = toList(query['storeUrlList']).filter((url) => url !== '')
  return {
    sort: GOODS_SORTS.find((sort) => sort === query['goodsSortTypeEnum']) ?? FIRST_SORT,
    filter: {
      isFreeShipping: query['freeShippingYn'] === 'Y',
      isInStock: query['inStockYn'] === 'Y',
      price: readPriceRange(query),
      storeUrls: [...new Set(storeUrls)].slice(0, STORE_COUNT_MAX),
    },
  }
}

/** A filter as calls and URLs name it; what is as at first is left out. */
export function filterQuery({ isFreeShipping, isInStock, price, storeUrls }: GoodsFilter) {
  return {
    ...(isFreeShipping ? { freeShippingYn: 'Y' as const } : {}),
    ...(isInStock ? { inStockYn: 'Y' as const } : {}),
    ...(price.min === null ? {} : { minPrice: price.min }),
    ...(price.max === null ? {} : { maxPrice: price.max }),
    ...(storeUrls.length === 0 ? {} : { storeUrlList: [...storeUrls] }),
  }
}

/** State of a list as the query of its URL; what is as at first is left out. */
export function listingQuery({ sort, filter }: GoodsListing): Query {
  return { goodsSortTypeEnum: sort === FIRST_SORT ? null : sort, ...filterQuery(filter) }
}

/** One filter that is applied: how it is called, and the filter without it. */
export type AppliedFilter = { readonly text: string; readonly without: GoodsFilter }

/** The applied filters one by one; a store goes by its name where that is known. */
export function listAppliedFilters(
  filter: GoodsFilter,
  storeNames: ReadonlyMap<string, string>,
): AppliedFilter[] {
  const price = priceRangeText(filter.price)
  return [
    ...(filter.isFreeShipping
      ? [{ text: '무료배송', without: { ...filter, isFreeShipping: false } }]
      : []),
    ...(filter.isInStock ? [{ text: '품절 제외', without: { ...filter, isInStock: false } }] : []),
    ...(price === '' ? [] : [{ text: price, without: { ...filter, price: NO_FILTER.price } }]),
    ...filter.storeUrls.map((url) => ({
      text: storeNames.get(url) ?? url,
      without: { ...filter, storeUrls: filter.storeUrls.filter((other) => other !== url) },
    })),
  ]
}
