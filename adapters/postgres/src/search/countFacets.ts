import { type PriceRange, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../database/schema.gen.ts'
import { isBetween, toBounds } from '../goods/filter.conditions.ts'

/**
 * Counts of one store, one brand or one leaf, or of all products where none is named; `store_count`, `brand_count` and
 * `category_count` with all filters but that one, as `free_count`, `price_counts` and `rating_counts`.
 */
export type WideFacetRow = {
  readonly store_url: string | null
  readonly store_name: string | null
  readonly brand_id: number | null
  readonly category_id: number | null
  /** True for the row of all products. */
  readonly is_whole: boolean
  readonly total_count: number
  readonly store_count: number
  readonly brand_count: number
  readonly category_count: number
  readonly free_count: number
  readonly price_counts: number[]
  readonly rating_counts: number[]
}

/**
 * Counts products for each choice of the filters, with all of the other filters; stores and brands with most products
 * first. `marked` selects the products with `store_id`, `brand_id`, `category_id`, `listed_price`, `rating_average`,
 * `is_free_shipping`, and whether each filter lets them through: `ships`, `priced`, `sold`, `branded`, `filed`, `rated`.
 */
export async function countFacets(
  db: Kysely<DB>,
  marked: RawBuilder<unknown>,
  ranges: readonly PriceRange[],
): Promise<WideFacetRow[]> {
  const inRange = (range: PriceRange) =>
    sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND rated AND ${isBetween('listed_price', toBounds(range))})`
  const ratedFrom = (min: number) =>
    sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND priced AND rating_average >= ${sql.lit(min)})`
  const { rows } = await sql<WideFacetRow>`
    WITH counted AS (
      SELECT store_id, brand_id, category_id, GROUPING(store_id, brand_id, category_id) AS grouping,
        (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded AND filed))::int AS total_count,
        (count(*) FILTER (WHERE ships AND priced AND rated AND branded AND filed))::int AS store_count,
        (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND filed))::int AS brand_count,
        (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded))::int AS category_count,
        (count(*) FILTER (WHERE is_free_shipping AND priced AND rated AND sold AND branded AND filed))::int AS free_count,
        ARRAY[${sql.join(ranges.map(inRange))}]::int[] AS price_counts,
        ARRAY[${sql.join(RATING_MINS.map(ratedFrom))}]::int[] AS rating_counts
      FROM (${marked}) AS marked
      GROUP BY GROUPING SETS ((store_id), (brand_id), (category_id), ())
    )
    SELECT stores.url AS store_url, stores.name AS store_name, counted.brand_id, counted.category_id,
      grouping = 7 AS is_whole, total_count, store_count, brand_count, category_count, free_count, price_counts,
      rating_counts
    FROM counted LEFT JOIN stores ON stores.id = counted.store_id
    ORDER BY grouping, CASE WHEN counted.store_id IS NULL THEN brand_count ELSE store_count END DESC,
      counted.store_id, counted.brand_id, counted.category_id
  `.execute(db)
  return rows
}
