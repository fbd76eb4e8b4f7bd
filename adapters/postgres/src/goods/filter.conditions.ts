import type { CategoryDepth } from '@jangteo/core/category/category.codes'
import type { PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
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
