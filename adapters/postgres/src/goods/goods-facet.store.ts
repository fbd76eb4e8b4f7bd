import type { GoodsFilter, PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt } from './card.columns.ts'
import {
  arrivesTomorrow,
  isBetween,
  isDiscounted,
  isFreeShipping,
  isInStock,
  isOfStores,
  momentOf,
  orTrue,
  toBounds,
} from './filter.conditions.ts'
import { type GoodsCondition, isAt } from './goods-list.store.ts'

/** Counts of one store, or of all where `store_url` is `null`, each with all filters but its own. */
export type FacetRow = {
  readonly store_url: string | null
  readonly store_name: string | null
  readonly store_count: number
  readonly total_count: number
  readonly free_count: number
  readonly discount_count: number
  readonly tomorrow_count: number
  readonly price_counts: number[]
}

/** The filters that are one tap each, of products that are marked with them. */
const fitsQuick = (filter: GoodsFilter) =>
  sql.join(
    [
      orTrue(filter.isFreeShipping, sql<boolean>`is_free`),
      orTrue(filter.isDiscounted, sql<boolean>`is_discounted`),
      orTrue(filter.arrivesTomorrow, sql<boolean>`arrives`),
    ],
    sql` AND `,
  )

/** Counts a list's products for each choice of a filter: by store, by `ranges` of prices, by what is one tap. */
export const countGoodsFacets = (condition: GoodsCondition, ranges: readonly PriceRange[]) =>
  query(async (db): Promise<FacetRow[]> => {
    const { at, place, filter } = condition
    const { price, storeUrls } = filter
    const arrives = arrivesTomorrow(momentOf(condition))
    const inRange = (range: PriceRange) =>
      sql`count(*) FILTER (WHERE fits_store AND fits_quick AND ${isBetween('goods.listed_price', toBounds(range))})`
    const { rows } = await sql<FacetRow>`
      WITH listed AS (
        SELECT goods.store_id, goods.listed_price, ${isFreeShipping} AS is_free,
          ${isDiscounted} AS is_discounted, ${arrives} AS arrives,
          ${isBetween('goods.listed_price', toBounds(price))} AS fits_price,
          ${orTrue(storeUrls.length > 0, isOfStores('goods.store_id', storeUrls))} AS fits_store
        FROM goods
        WHERE ${isListedAt(at)} AND ${isAt(place)}
          AND ${orTrue(filter.isInStock, isInStock)}
      ), fitted AS (
        SELECT *, ${fitsQuick(filter)} AS fits_quick FROM listed
      ), counted AS (
        SELECT store_id,
          (count(*) FILTER (WHERE fits_quick AND fits_price))::int AS store_count,
          (count(*) FILTER (WHERE fits_quick AND fits_price AND fits_store))::int AS total_count,
          (count(*) FILTER (WHERE is_free AND fits_price AND fits_store AND ${fitsQuick({ ...filter, isFreeShipping: false })}))::int AS free_count,
          (count(*) FILTER (WHERE is_discounted AND fits_price AND fits_store AND ${fitsQuick({ ...filter, isDiscounted: false })}))::int AS discount_count,
          (count(*) FILTER (WHERE arrives AND fits_price AND fits_store AND ${fitsQuick({ ...filter, arrivesTomorrow: false })}))::int AS tomorrow_count,
          ARRAY[${sql.join(ranges.map(inRange))}]::int[] AS price_counts
        FROM fitted AS goods GROUP BY GROUPING SETS ((store_id), ())
      )
      SELECT stores.url AS store_url, stores.name AS store_name,
        store_count, total_count, free_count, discount_count, tomorrow_count, price_counts
      FROM counted LEFT JOIN stores ON stores.id = counted.store_id
      ORDER BY store_count DESC, stores.id
    `.execute(db)
    return rows
  })
