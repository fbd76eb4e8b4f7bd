import { goodsCard } from './goods.schemas.ts'
import { pageOf, plainId, plainIdText, queryList, ynFlag } from '../wire/wire.schemas.ts'
import { CATEGORY_DEPTHS } from '@jangteo/core/category/category.codes'
import { GOODS_SORTS } from '@jangteo/core/goods/goods.codes'
import { FILTER_PRICE_MAX_WON, RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { z } from 'zod'

const priceText = z.coerce.number().pipe(z.int().min(0).max(FILTER_PRICE_MAX_WON))

/** Filter of a product list; `N` and absent leave everything in, price bounds are included. */
export const goodsFilterQuery = {
  freeShippingYn: ynFlag.default('N'),
  /** `Y` leaves what costs less than its list price. */
  discountYn: ynFlag.default('N'),
  /** `Y` leaves what arrives on the mainland tomorrow when it is ordered now. */
  tomorrowYn: ynFlag.default('N'),
  /** `Y` leaves out what is sold out. */
  inStockYn: ynFlag.default('N'),
  minPrice: priceText.optional(),
  maxPrice: priceText.optional(),
  storeUrlList: queryList(z.string().min(1).max(50)).optional(),
}

/** Filter of lists over several categories and brands. */
export const wideFilterQuery = {
  ...goodsFilterQuery,
  /** A category of any level. */
  categoryStoreId: plainIdText.optional(),
  brandIdList: queryList(plainIdText).optional(),
  ratingMin: z.coerce.number().pipe(z.literal(RATING_MINS)).optional(),
}

/** Page of a product list; `tomorrowYn` is `Y` when products may arrive tomorrow, so that the filter is worth a tap. */
export const goodsPage = pageOf(goodsCard).extend({ tomorrowYn: ynFlag })

/** The order of a list of goods. */
export const goodsSortQuery = { goodsSortTypeEnum: z.enum(GOODS_SORTS).default('RANKING') }

/** Counts of products for each choice of a filter, with the other filters applied. */
export const goodsFacets = z.object({
  /** With all of the filters. */
  totalElements: z.int(),
  freeShippingCount: z.int(),
  discountCount: z.int(),
  tomorrowCount: z.int(),
  priceRangeList: z.array(
    z.object({
      minPrice: z.int().nullable(),
      maxPrice: z.int().nullable(),
      goodsCount: z.int(),
    }),
  ),
  /** The stores that have any, most goods first; a chosen one is always among them. */
  storeList: z.array(
    z.object({ storeUrl: z.string(), storeName: z.string(), goodsCount: z.int() }),
  ),
})

export const categoryCount = z.object({
  categoryId: plainId,
  categoryName: z.string(),
  depth: z.literal(CATEGORY_DEPTHS),
  goodsCount: z.int(),
})

/**
 * Counts of a list over several categories and brands. Categories are the roots and, below a chosen one, what lies on and
 * beside the way to it.
 */
export const wideFacets = goodsFacets.extend({
  brandList: z.array(z.object({ brandId: plainId, brandName: z.string(), goodsCount: z.int() })),
  categoryList: z.array(categoryCount),
  ratingList: z.array(z.object({ ratingMin: z.literal(RATING_MINS), goodsCount: z.int() })),
})
