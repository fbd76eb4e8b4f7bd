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
