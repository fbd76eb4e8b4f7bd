import type { PriceRange } from '@jangteo/core/goods/goodsFilter.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isListedAt } from '../goods/card.columns.ts'
import {
  arrivesTomorrow,
  isBetween,
  isDiscounted,
  isFreeShipping,
  isInStock,
  isOfBrands,
  momentOf,
  isOfCategory,
  isOfStores,
  isRatedFrom,
  orTrue,
  toBounds,
} from '../goods/filter.conditions.ts'
import { type GoodsCondition, isOfExhibition } from '../goods/goods-list.store.ts'
import { countFacets } from '../search/countFacets.ts'

type ExhibitionCondition = Omit<GoodsCondition, 'place'> & {
  readonly exhibitionId: number
  readonly groupId: number | null
}

/** Each product of an exhibition, with the filters that let it through. */
function marked(condition: ExhibitionCondition) {
  const { at, exhibitionId, groupId, filter, category = null } = condition
  const arrives = arrivesTomorrow(momentOf(condition))
  const { price, storeUrls, brandIds, ratingMin } = filter
  return sql`
    SELECT goods.store_id, coalesce(brands.merged_into, brands.id) AS brand_id, goods.category_id, goods.listed_price,
      goods.rating_average, ${isFreeShipping} AS is_free_shipping, ${isDiscounted} AS is_discounted,
      ${arrives} AS arrives_tomorrow,
      ${orTrue(filter.isDiscounted, isDiscounted)} AS discounted, ${orTrue(filter.arrivesTomorrow, arrives)} AS arrives,
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
) => query((db) => countFacets(db, marked(condition), ranges))
