import type { PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { EXACT_TOTAL_MAX, type SearchPlan } from '@jangteo/core/search/searchPlan.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { countFacets } from './countFacets.ts'
import { orTrue } from '../goods/filter.conditions.ts'
import {
  arrivesTomorrow,
  filterConditions,
  fitsWords,
  hasGrams,
  isOpenAt,
  type SearchCondition,
} from './search.conditions.ts'

type ReadPlan = Exclude<SearchPlan, 'NONE'>

/** The hits with the filters that let them through. */
function markedHits(condition: SearchCondition, plan: ReadPlan) {
  const { shipping, stock, price, store, brand, category, rating, discount } =
    filterConditions(condition)
  const hasGramsFirst = plan === 'INDEX' ? hasGrams(condition.query) : sql<boolean>`true`
  return sql`
    WITH hits AS MATERIALIZED (
      SELECT store_id, brand_id, category_id, category_middle_id, category_root_id, listed_price, rating_average,
        is_free_shipping, is_in_stock, is_discounted, ${arrivesTomorrow(condition)} AS arrives_tomorrow
      FROM goods_search
      WHERE ${hasGramsFirst} AND ${fitsWords(condition.query)} AND ${isOpenAt(condition.at)}
      ORDER BY popularity DESC, goods_id DESC LIMIT ${EXACT_TOTAL_MAX}
    )
    SELECT hits.*, ${shipping} AS ships, ${discount} AS discounted,
      ${orTrue(condition.filter.arrivesTomorrow, sql<boolean>`arrives_tomorrow`)} AS arrives, ${price} AS priced, ${store} AS sold, ${brand} AS branded,
      ${category} AS filed, ${rating} AS rated
    FROM hits WHERE ${stock}`
}

/**
 * Counts the hits for each choice of a filter: of more than 10,000 the most popular ones. `INDEX` reads all hits,
 * `WALK` looks through products by popularity until there are enough.
 */
export const countSearchFacets = (
  condition: SearchCondition,
  ranges: readonly PriceRange[],
  plan: ReadPlan,
) => query((db) => countFacets(db, markedHits(condition, plan), ranges))
