import { GOODS_SORTS } from '@jangteo/core/goods/goods.codes'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import {
  decidePriceRange,
  FILTER_PRICE_MAX_WON,
  NO_FILTER,
  priceRangeText,
  RATING_MINS,
} from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter, PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { readId, readQuery, toList } from '@jangteo/core/navigation/query.rules'
import type { Query, ReadQuery } from '@jangteo/core/navigation/query.rules'

/** State of a list of goods, as its URL says it. */
export type GoodsListing = { readonly sort: GoodsSort; readonly filter: GoodsFilter }

/** Names in the query of a list's URL. */
export const LISTING_QUERY = [
  'goodsSortTypeEnum',
  'freeShippingYn',
  'discountYn',
  'tomorrowYn',
  'inStockYn',
  'minPrice',
  'maxPrice',
  'storeUrlList',
] as const

/** Names of the filters over several categories and brands. */
export const WIDE_QUERY = ['brandIdList', 'categoryStoreId', 'ratingMin'] as const

const [FIRST_SORT] = GOODS_SORTS
/** Most stores, and most brands, that a call takes. */
const CHOICE_COUNT_MAX = 100

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

/** The filters that lists over several categories have besides those of every list. */
function readSearchFilters(
  query: ReadQuery,
): Pick<GoodsFilter, 'brandIds' | 'categoryId' | 'ratingMin'> {
  const brandIds = toList(query['brandIdList']).flatMap((id) => readId(id) ?? [])
  return {
    brandIds: [...new Set(brandIds)].slice(0, CHOICE_COUNT_MAX),
    categoryId: readId(query['categoryStoreId']),
    ratingMin: RATING_MINS.find((rating) => String(rating) === query['ratingMin']) ?? null,
  }
}

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readGoodsListing(search: string, hasSearchFilters = false): GoodsListing {
  const query = readQuery(search)
  const storeUrls = toList(query['storeUrlList']).filter((url) => url !== '')
  return {
    sort: GOODS_SORTS.find((sort) => sort === query['goodsSortTypeEnum']) ?? FIRST_SORT,
    filter: {
      ...NO_FILTER,
      ...(hasSearchFilters ? readSearchFilters(query) : {}),
      isFreeShipping: query['freeShippingYn'] === 'Y',
      isDiscounted: query['discountYn'] === 'Y',
      arrivesTomorrow: query['tomorrowYn'] === 'Y',
      isInStock: query['inStockYn'] === 'Y',
      price: readPriceRange(query),
      storeUrls: [...new Set(storeUrls)].slice(0, CHOICE_COUNT_MAX),
    },
  }
}

/** A filter as calls and URLs name it; what is as at first is left out. */
export function filterQuery(filter: GoodsFilter) {
  const { isFreeShipping, isDiscounted, arrivesTomorrow, isInStock, price, storeUrls } = filter
  const { brandIds, categoryId, ratingMin } = filter
  return {
    ...(isFreeShipping ? { freeShippingYn: 'Y' as const } : {}),
    ...(isDiscounted ? { discountYn: 'Y' as const } : {}),
    ...(arrivesTomorrow ? { tomorrowYn: 'Y' as const } : {}),
    ...(isInStock ? { inStockYn: 'Y' as const } : {}),
    ...(price.min === null ? {} : { minPrice: price.min }),
    ...(price.max === null ? {} : { maxPrice: price.max }),
    ...(storeUrls.length === 0 ? {} : { storeUrlList: [...storeUrls] }),
    ...(brandIds.length === 0 ? {} : { brandIdList: [...brandIds] }),
    ...(categoryId === null ? {} : { categoryStoreId: categoryId }),
    ...(ratingMin === null ? {} : { ratingMin }),
  }
}

/** State of a list as the query of its URL; what is as at first is left out. */
export function listingQuery({ sort, filter }: GoodsListing): Query {
  return { goodsSortTypeEnum: sort === FIRST_SORT ? null : sort, ...filterQuery(filter) }
}

/** One filter that is applied: its key among them, how it is called, and the filter without it. */
export type AppliedFilter = {
  readonly key: string
  readonly text: string
  readonly without: GoodsFilter
}

/** Names of what filters choose, as far as they are known. */
export type FilterNames = {
  readonly stores: ReadonlyMap<string, string>
  readonly brands: ReadonlyMap<number, string>
  readonly categories: ReadonlyMap<number, string>
}

function listAppliedChoices(filter: GoodsFilter, names: FilterNames): AppliedFilter[] {
  return [
    ...filter.brandIds.map((id) => ({
      key: `brand ${id}`,
      text: names.brands.get(id) ?? '브랜드',
      without: { ...filter, brandIds: filter.brandIds.filter((other) => other !== id) },
    })),
    ...filter.storeUrls.map((url) => ({
      key: `store ${url}`,
      text: names.stores.get(url) ?? url,
      without: { ...filter, storeUrls: filter.storeUrls.filter((other) => other !== url) },
    })),
  ]
}

/** The applied filters one by one; a store, a brand or a category goes by its name where that is known. */
export function listAppliedFilters(filter: GoodsFilter, names: FilterNames): AppliedFilter[] {
  const { categoryId, ratingMin } = filter
  const price = priceRangeText(filter.price)
  const applied = (isApplied: boolean, text: string, part: Partial<GoodsFilter>) =>
    isApplied ? [{ key: Object.keys(part).join(' '), text, without: { ...filter, ...part } }] : []
  return [
    ...applied(filter.isFreeShipping, '무료배송', { isFreeShipping: false }),
    ...applied(filter.isDiscounted, '할인', { isDiscounted: false }),
    ...applied(filter.arrivesTomorrow, '내일도착', { arrivesTomorrow: false }),
    ...applied(filter.isInStock, '품절 제외', { isInStock: false }),
    ...applied(price !== '', price, { price: NO_FILTER.price }),
    ...(categoryId === null
      ? []
      : applied(true, names.categories.get(categoryId) ?? '카테고리', { categoryId: null })),
    ...applied(ratingMin !== null, `${ratingMin}점 이상`, { ratingMin: null }),
    ...listAppliedChoices(filter, names),
  ]
}
