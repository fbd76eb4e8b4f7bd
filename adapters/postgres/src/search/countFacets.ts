import { type PriceRange, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../database/schema.gen.ts'
import { isBetween, toBounds } from '../goods/filter.conditions.ts'

/**
 * Counts of one store, one brand or one leaf, or of all products where none is named; `store_count`, `brand_count` and
 * `category_count` with all filters but that one, as `free_count`, `discount_count`, `tomorrow_count`, `price_counts` and
 * `rating_counts`.
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
  readonly discount_count: number
  readonly tomorrow_count: number
  readonly price_counts: number[]
  readonly rating_counts: number[]
}

const FILTERS = [
  'ships',
  'discounted',
  'arrives',
  'priced',
  'sold',
  'branded',
  'filed',
  'rated',
] as const

/** Counts the marked products that all filters but one let through, and that fit a condition in its place. */
function countWithout(own: (typeof FILTERS)[number] | null, instead = sql`true`) {
  const others = FILTERS.filter((name) => name !== own).map((name) => sql.ref(name))
  return sql`(count(*) FILTER (WHERE ${sql.join([instead, ...others], sql` AND `)}))::int`
}

/**
 * Counts products for each choice of the filters, with all of the other filters; stores and brands with most products
 * first. `marked` selects the products with `store_id`, `brand_id`, `category_id`, `listed_price`, `rating_average`,
 * `is_free_shipping`, `is_discounted`, `arrives_tomorrow`, and whether each filter lets them through: `ships`, `discounted`, `arrives`,
 * `priced`, `sold`, `branded`, `filed`, `rated`.
 */
export async function countFacets(
  db: Kysely<DB>,
  marked: RawBuilder<unknown>,
  ranges: readonly PriceRange[],
): Promise<WideFacetRow[]> {
  const { rows } = await sql<WideFacetRow>`
    WITH counted AS (
      SELECT store_id, brand_id, category_id, GROUPING(store_id, brand_id, category_id) AS grouping,
        ${countWithout(null)} AS total_count,
        ${countWithout('sold')} AS store_count,
        ${countWithout('branded')} AS brand_count,
        ${countWithout('filed')} AS category_count,
        ${countWithout('ships', sql`is_free_shipping`)} AS free_count,
        ${countWithout('discounted', sql`is_discounted`)} AS discount_count,
        ${countWithout('arrives', sql`arrives_tomorrow`)} AS tomorrow_count,
        ARRAY[${sql.join(ranges.map((range) => countWithout('priced', isBetween('listed_price', toBounds(range)))))}]::int[]
          AS price_counts,
        ARRAY[${sql.join(RATING_MINS.map((min) => countWithout('rated', sql`rating_average >= ${sql.lit(min)}`)))}]::int[]
          AS rating_counts
      FROM (${marked}) AS marked
      GROUP BY GROUPING SETS ((store_id), (brand_id), (category_id), ())
    )
    SELECT stores.url AS store_url, stores.name AS store_name, counted.brand_id, counted.category_id,
      grouping = 7 AS is_whole, total_count, store_count, brand_count, category_count, free_count, discount_count,
      tomorrow_count, price_counts, rating_counts
    FROM counted LEFT JOIN stores ON stores.id = counted.store_id
    ORDER BY grouping, CASE WHEN counted.store_id IS NULL THEN brand_count ELSE store_count END DESC,
      counted.store_id, counted.brand_id, counted.category_id
  `.execute(db)
  return rows
}
