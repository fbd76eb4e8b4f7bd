import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import { GOODS_TYPES } from '@jangteo/core/goods/goods.codes'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import type { PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { DISCOUNT_RATE_MIN_PERCENT } from '@jangteo/core/money/money.rules'
import { NO_LATER_CUTOFF_MINUTE } from '@jangteo/core/shipping/promise.rules'
import { SHIP_BUSINESS_DAYS } from '@jangteo/core/shipping/shipDays.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Placed } from '../database/compileOnce.ts'

/** Columns of the categories that a product is below, by their level. */
export const CATEGORY_COLUMNS = {
  1: 'category_root_id',
  2: 'category_middle_id',
  3: 'category_id',
} as const

/** Bounds of prices in won, both included. */
export type PriceBounds = { readonly min: Placed<number>; readonly max: Placed<number> }

const POSTGRES_INTEGER_MAX = 2_147_483_647

export const toBounds = ({ min, max }: PriceRange) => ({
  min: min ?? 0,
  max: max ?? POSTGRES_INTEGER_MAX,
})

/** Products whose price of lists is within bounds, as `column` has it. */
export const isBetween = (column: string, { min, max }: PriceBounds) =>
  sql<boolean>`${sql.ref(column)} >= ${min} AND ${sql.ref(column)} <= ${max}`

/** Products of stores, as `column` names theirs. */
export const isOfStores = (column: string, urls: Placed<readonly string[]>) =>
  sql<boolean>`${sql.ref(column)} IN (SELECT id FROM stores WHERE url = ANY(${urls}))`

/** A condition where it is asked for; anything fits where it is not. */
export const orTrue = (isAsked: boolean, condition: RawBuilder<boolean>) =>
  isAsked ? condition : sql<boolean>`true`

/** Products that are sent without shipping costs. */
export const isFreeShipping = sql<boolean>`
  goods.shipping_policy_id IN (SELECT id FROM shipping_policies WHERE kind = 'FREE')`

/** Products with a piece on sale. */
export const isInStock = sql<boolean>`goods.sale_status = 'SALE' AND EXISTS (
  SELECT FROM goods_options WHERE goods_options.goods_id = goods.id
    AND goods_options.kind = 'OPTION' AND goods_options.sale_status = 'SALE' AND goods_options.stock > 0)`

/** Products whose price of lists is below their list price by a rate that is shown. */
export const isDiscounted = sql<boolean>`goods.list_price > 0
  AND (goods.list_price - goods.listed_price)::bigint * 100 >= ${sql.lit(DISCOUNT_RATE_MIN_PERCENT)} * goods.list_price::bigint`

/** Products that are shipped on the day of their order, by those of their facts that hold from day to day. */
export const isPrompt = sql<boolean>`goods.ship_within_days <= ${sql.lit(SHIP_BUSINESS_DAYS)}
  AND goods.kind NOT IN (${sql.join(GOODS_TYPES.filter(isCustomMade).map((kind) => sql.lit(kind)))})`

/** Policies whose cut-off is after a minute of the day. */
export const policiesAfter = (cutoffMinute: Placed<number>) =>
  sql`(SELECT id FROM shipping_policies WHERE cutoff_minute > ${cutoffMinute})`

/** Products of deals that are sold out at a moment. */
export const soldOutDealsAt = (at: Placed<Date>) => sql`(
  SELECT deals.goods_id FROM deals WHERE deals.stopped_at IS NULL AND deals.starts_at <= ${at} AND deals.ends_at > ${at}
    AND deals.taken >= deals.quantity_total)`

/** Moment of a list, and the minute that a cut-off must be after for what arrives tomorrow. */
export type TomorrowMoment = {
  readonly at: Placed<Date>
  readonly tomorrowAfter: Placed<number>
}

/** The moment of a list that may say which cut-offs are still to come; nothing arrives tomorrow where it does not. */
export const momentOf = ({
  at,
  tomorrowAfter = NO_LATER_CUTOFF_MINUTE,
}: {
  readonly at: Date
  readonly tomorrowAfter?: number
}) => ({ at, tomorrowAfter })

/** Products that arrive on the mainland tomorrow when they are ordered now. Source: decision 167. */
export const arrivesTomorrow = ({ at, tomorrowAfter }: TomorrowMoment) => sql<boolean>`${isPrompt}
  AND goods.shipping_policy_id IN ${policiesAfter(tomorrowAfter)} AND ${isInStock}
  AND (goods.sale_starts_at IS NULL OR goods.sale_starts_at <= ${at}) AND goods.id NOT IN ${soldOutDealsAt(at)}`

/** Products of brands, or of those that were merged into them. */
export const isOfBrands = (brandIds: Placed<readonly number[]>) =>
  sql<boolean>`goods.brand_id IN (SELECT id FROM brands WHERE coalesce(merged_into, id) = ANY(${brandIds}::bigint[]))`

/** A category of any level. */
export type CategoryOf<Id> = { readonly id: Id; readonly depth: CategoryDepth }

/** Products below a category. */
export const isOfCategory = ({ id, depth }: CategoryOf<Placed<number>>) =>
  sql<boolean>`${sql.ref(`goods.${CATEGORY_COLUMNS[depth]}`)} = ${id}`

/** Products with as good a rating. */
export const isRatedFrom = (ratingMin: Placed<number>) =>
  sql<boolean>`goods.rating_average >= ${ratingMin}`
