import type { GoodsFilter, PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { type SearchQuery, wordGrams } from '@jangteo/core/search/searchText.rules'
import { type RawBuilder, sql } from 'kysely'
import { likeText } from '../database/likeText.ts'
import {
  CATEGORY_COLUMNS,
  type CategoryOf,
  isBetween,
  isOfStores,
  momentOf,
  orTrue,
  policiesAfter,
  soldOutDealsAt,
  toBounds,
} from '../goods/filter.conditions.ts'

/** Hits of a keyword at a moment, through filters; `category` is the one that the filter names. */
export type SearchCondition = {
  readonly at: Date
  readonly query: SearchQuery
  readonly filter: GoodsFilter
  readonly category: CategoryOf<number> | null
  /** Minute of the day that a cut-off must be after for what arrives tomorrow; nothing does where it is absent. */
  readonly tomorrowAfter?: number
}

/** The part of a search that a row is filtered by. */
export type SearchFilter = Pick<SearchCondition, 'at' | 'category' | 'filter' | 'tomorrowAfter'>

const patterns = (texts: readonly string[]) => sql`ALL(${texts.map(likeText)}::text[])`

/** Every word is in the index's text or, by its first letters, in that of first letters. */
export function fitsWords({ words }: SearchQuery): RawBuilder<boolean> {
  const textsOf = (isChoseong: boolean) =>
    words.filter((word) => word.isChoseong === isChoseong).map(({ text }) => text)
  return sql<boolean>`compact LIKE ${patterns(textsOf(false))} AND choseong LIKE ${patterns(textsOf(true))}`
}

/** Every gram of the words is there, which the words are compared after: the index is read by it. */
export const hasGrams = ({ words }: SearchQuery) =>
  sql<boolean>`grams @> ${words.flatMap(wordGrams)}::text[]`

/** Products whose sale is not over. */
export const isOpenAt = (at: Date) => sql<boolean>`(sale_ends_at IS NULL OR sale_ends_at > ${at})`

export const costsBetween = (range: PriceRange) => isBetween('listed_price', toBounds(range))

const isOfCategory = ({ id, depth }: CategoryOf<number>) =>
  sql<boolean>`${sql.ref(CATEGORY_COLUMNS[depth])} = ${id}`

/** Products that arrive on the mainland tomorrow when they are ordered now. Source: decision 167. */
export function arrivesTomorrow(search: Pick<SearchCondition, 'at' | 'tomorrowAfter'>) {
  const { at, tomorrowAfter } = momentOf(search)
  return sql<boolean>`is_in_stock
    AND prompt_policy_id IN ${policiesAfter(tomorrowAfter)} AND (sale_starts_at IS NULL OR sale_starts_at <= ${at})
    AND goods_id NOT IN ${soldOutDealsAt(at)}`
}

/** Each filter as a condition of its own; one that is not in use lets everything through. */
export function filterConditions(condition: SearchFilter) {
  const { filter, category } = condition
  const { price, storeUrls, brandIds, ratingMin } = filter
  return {
    shipping: orTrue(filter.isFreeShipping, sql<boolean>`is_free_shipping`),
    discount: orTrue(filter.isDiscounted, sql<boolean>`is_discounted`),
    tomorrow: orTrue(filter.arrivesTomorrow, arrivesTomorrow(condition)),
    stock: orTrue(filter.isInStock, sql<boolean>`is_in_stock`),
    price: orTrue(price.min !== null || price.max !== null, costsBetween(price)),
    store: orTrue(storeUrls.length > 0, isOfStores('store_id', storeUrls)),
    brand: orTrue(brandIds.length > 0, sql<boolean>`brand_id = ANY(${[...brandIds]}::bigint[])`),
    category: category === null ? sql<boolean>`true` : isOfCategory(category),
    rating: orTrue(ratingMin !== null, sql<boolean>`rating_average >= ${ratingMin}`),
  }
}

/** All filters together. */
export const fitsFilters = (condition: SearchFilter) =>
  sql.join(Object.values(filterConditions(condition)), sql` AND `)

/** All of a condition, to be checked row by row. */
export const isHit = (condition: SearchCondition) =>
  sql<boolean>`${fitsWords(condition.query)} AND ${isOpenAt(condition.at)} AND ${fitsFilters(condition)}`
