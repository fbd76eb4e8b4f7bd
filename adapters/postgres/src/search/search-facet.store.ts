import { type PriceRange, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { EXACT_TOTAL_MAX, type SearchPlan } from '@jangteo/core/search/searchPlan.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import {
  costsBetween,
  filterConditions,
  fitsWords,
  hasGrams,
  isOpenAt,
  type SearchCondition,
} from './search.conditions.ts'

/**
 * Counts of one store, one brand or one leaf, or of all hits where none is named; `store_count`, `brand_count` and
 * `category_count` with all filters but that one, as `free_count`, `price_counts` and `rating_counts`.
 */
export type SearchFacetRow = {
  readonly store_url: string | null
  readonly store_name: string | null
  readonly brand_id: number | null
  readonly category_id: number | null
  /** True for the row of all hits. */
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
 * Counts the hits for each choice of a filter: of more than 10,000 the most popular ones. `INDEX` reads all hits,
 * `WALK` looks through products by popularity until there are enough.
 */
export const countSearchFacets = (
  condition: SearchCondition,
  ranges: readonly PriceRange[],
  plan: Exclude<SearchPlan, 'NONE'>,
) =>
  query(async (db): Promise<SearchFacetRow[]> => {
    const { shipping, stock, price, store, brand, category, rating } = filterConditions(condition)
    const hasGramsFirst = plan === 'INDEX' ? hasGrams(condition.query) : sql<boolean>`true`
    const inRange = (range: PriceRange) =>
      sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND rated AND ${costsBetween(range)})`
    const ratedFrom = (min: number) =>
      sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND priced AND rating_average >= ${sql.lit(min)})`
    const { rows } = await sql<SearchFacetRow>`
      WITH hits AS MATERIALIZED (
        SELECT store_id, brand_id, category_id, category_middle_id, category_root_id, listed_price, rating_average,
          is_free_shipping, is_in_stock
        FROM goods_search
        WHERE ${hasGramsFirst} AND ${fitsWords(condition.query)} AND ${isOpenAt(condition.at)}
        ORDER BY popularity DESC, goods_id DESC LIMIT ${EXACT_TOTAL_MAX}
      ), marked AS (
        SELECT hits.*, ${shipping} AS ships, ${price} AS priced, ${store} AS sold, ${brand} AS branded,
          ${category} AS filed, ${rating} AS rated
        FROM hits WHERE ${stock}
      ), counted AS (
        SELECT store_id, brand_id, category_id, GROUPING(store_id, brand_id, category_id) AS grouping,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded AND filed))::int AS total_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND branded AND filed))::int AS store_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND filed))::int AS brand_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded))::int AS category_count,
          (count(*) FILTER (WHERE is_free_shipping AND priced AND rated AND sold AND branded AND filed))::int AS free_count,
          ARRAY[${sql.join(ranges.map(inRange))}]::int[] AS price_counts,
          ARRAY[${sql.join(RATING_MINS.map(ratedFrom))}]::int[] AS rating_counts
        FROM marked GROUP BY GROUPING SETS ((store_id), (brand_id), (category_id), ())
      )
      SELECT stores.url AS store_url, stores.name AS store_name, counted.brand_id, counted.category_id,
        grouping = 7 AS is_whole, total_count, store_count, brand_count, category_count, free_count, price_counts,
        rating_counts
      FROM counted LEFT JOIN stores ON stores.id = counted.store_id
      ORDER BY grouping, CASE WHEN counted.store_id IS NULL THEN brand_count ELSE store_count END DESC,
        counted.store_id, counted.brand_id, counted.category_id
    `.execute(db)
    return rows
  })
