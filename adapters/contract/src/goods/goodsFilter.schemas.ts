import { GOODS_SORTS } from '@jangteo/core/goods/goods.codes'
import { FILTER_PRICE_MAX_WON } from '@jangteo/core/goods/goodsFilter.rules'
import { z } from 'zod'
import { queryList, ynFlag } from '../wire/wire.schemas.ts'

const priceText = z.coerce.number().pipe(z.int().min(0).max(FILTER_PRICE_MAX_WON))

/** Filter of a product list; `N` and absent leave everything in, price bounds are included. */
export const goodsFilterQuery = {
  freeShippingYn: ynFlag.default('N'),
  /** `Y` leaves out what is sold out. */
  inStockYn: ynFlag.default('N'),
  minPrice: priceText.optional(),
  maxPrice: priceText.optional(),
  storeUrlList: queryList(z.string().min(1).max(50)).optional(),
}

/** The order of a list of goods. */
export const goodsSortQuery = { goodsSortTypeEnum: z.enum(GOODS_SORTS).default('RANKING') }

/** Counts of products for each choice of a filter, with the other filters applied. */
export const goodsFacets = z.object({
  /** With all of the filters. */
  totalElements: z.int(),
  freeShippingCount: z.int(),
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
