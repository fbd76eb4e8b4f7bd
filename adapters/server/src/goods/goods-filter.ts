import {
  decidePriceRange,
  type GoodsFilter,
  type RatingMin,
} from '@jangteo/core/goods/goodsFilter.rules'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

/** The filter of a list of goods as the wire asks for it. */
export type GoodsFilterInput = {
  readonly freeShippingYn: 'Y' | 'N'
  readonly discountYn: 'Y' | 'N'
  readonly tomorrowYn: 'Y' | 'N'
  readonly inStockYn: 'Y' | 'N'
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly storeUrlList?: readonly string[] | undefined
  readonly brandIdList?: readonly number[] | undefined
  readonly categoryStoreId?: number | undefined
  readonly ratingMin?: RatingMin | undefined
}

/** Reads a filter; the same stores or brands in another order are the same filter. Refusal: PRICE_RANGE_REVERSED. */
export const readGoodsFilter = Effect.fnUntraced(function* (
  input: GoodsFilterInput,
): Effect.fn.Return<GoodsFilter, Refused<'PRICE_RANGE_REVERSED'>> {
  const { minPrice = null, maxPrice = null, storeUrlList = [], brandIdList = [] } = input
  const price = decidePriceRange({ min: minPrice, max: maxPrice })
  if (!price.ok) return yield* refused(price.reason)
  const filter: GoodsFilter = {
    isFreeShipping: input.freeShippingYn === 'Y',
    isDiscounted: input.discountYn === 'Y',
    arrivesTomorrow: input.tomorrowYn === 'Y',
    isInStock: input.inStockYn === 'Y',
    price: price.value,
    storeUrls: [...new Set(storeUrlList)].toSorted(),
    brandIds: [...new Set(brandIdList)].toSorted((a, b) => a - b),
    categoryId: input.categoryStoreId ?? null,
    ratingMin: input.ratingMin ?? null,
  }
  return filter
})
