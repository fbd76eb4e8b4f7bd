import { type PriceRange, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt } from '../goods/card.columns.ts'
import {
  isBetween,
  isFreeShipping,
  isInStock,
  isOfBrands,
  isOfCategory,
  isOfStores,
  isRatedFrom,
  orTrue,
  toBounds,
} from '../goods/filter.conditions.ts'
import { type GoodsCondition, isOfExhibition } from '../goods/goods-list.store.ts'
import type { SearchFacetRow } from '../search/search-facet.store.ts'

type ExhibitionCondition = Omit<GoodsCondition, 'place'> & {
  readonly exhibitionId: number
  readonly groupId: number | null
}

const PRICE = 'listed_price'

/** Each product of an exhibition, with the filters that let it through. */
function marked(condition: ExhibitionCondition) {
  const { at, exhibitionId, groupId, filter, category = null } = condition
  const { price, storeUrls, brandIds, ratingMin } = filter
  return sql`
    SELECT goods.store_id, coalesce(brands.merged_into, brands.id) AS brand_id, goods.category_id, goods.listed_price,
      goods.rating_average, ${isFreeShipping} AS is_free,
      ${orTrue(filter.isFreeShipping, isFreeShipping)} AS ships,
      ${isBetween('goods.listed_price', toBounds(price))} AS priced,
      ${orTrue(storeUrls.length > 0, isOfStores('goods.store_id', storeUrls))} AS sold,
      ${orTrue(brandIds.length > 0, sql<boolean>`coalesce(${isOfBrands(brandIds)}, false)`)} AS branded,
      ${category === null ? sql`true` : sql`coalesce(${isOfCategory(category)}, false)`} AS filed,
      ${ratingMin === null ? sql`true` : isRatedFrom(ratingMin)} AS rated
    FROM goods LEFT JOIN brands ON brands.id = goods.brand_id
    WHERE ${isListedAt(at)} AND ${isOfExhibition(exhibitionId, groupId)} AND ${orTrue(filter.isInStock, isInStock)}`
}

/** Counts an exhibition's products for each choice of a filter, with all of the other filters. */
export const countExhibitionFacets = (
  condition: ExhibitionCondition,
  ranges: readonly PriceRange[],
) =>
  query(async (db): Promise<SearchFacetRow[]> => {
    const inRange = (range: PriceRange) =>
      sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND rated AND ${isBetween(PRICE, toBounds(range))})`
    const ratedFrom = (min: number) =>
      sql`count(*) FILTER (WHERE ships AND sold AND branded AND filed AND priced AND rating_average >= ${sql.lit(min)})`
    const { rows } = await sql<SearchFacetRow>`
      WITH counted AS (
        SELECT store_id, brand_id, category_id, GROUPING(store_id, brand_id, category_id) AS grouping,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded AND filed))::int AS total_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND branded AND filed))::int AS store_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND filed))::int AS brand_count,
          (count(*) FILTER (WHERE ships AND priced AND rated AND sold AND branded))::int AS category_count,
          (count(*) FILTER (WHERE is_free AND priced AND rated AND sold AND branded AND filed))::int AS free_count,
          ARRAY[${sql.join(ranges.map(inRange))}]::int[] AS price_counts,
          ARRAY[${sql.join(RATING_MINS.map(ratedFrom))}]::int[] AS rating_counts
        FROM (${marked(condition)}) AS marked
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
  })
