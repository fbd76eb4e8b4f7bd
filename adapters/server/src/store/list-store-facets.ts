import * as Effect from 'effect/Effect'
import type { GoodsFilterInput } from '../goods/goods-filter.ts'
import { listGoodsFacets } from '../goods/list-goods-facets.ts'
import { readStorePlace, type StorePlaceInput } from './store-place.ts'

/**
 * Counts that each choice of the filters would leave of a store's goods. Refusals: STORE_NOT_FOUND, CATEGORY_NOT_FOUND,
 * PRICE_RANGE_REVERSED.
 */
export const listStoreFacets = Effect.fnUntraced(function* (
  input: GoodsFilterInput & StorePlaceInput,
) {
  const facets = yield* listGoodsFacets(yield* readStorePlace(input), input)
  return { ...facets, storeList: [] }
})
