import * as Effect from 'effect/Effect'
import { type GoodsPageInput, listGoodsPage } from '../goods/list-goods-page.ts'
import { readStorePlace, type StorePlaceInput } from './store-place.ts'

/** A page of a store's goods. Refusals: STORE_NOT_FOUND, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED. */
export const listStoreGoods = Effect.fnUntraced(function* (
  input: GoodsPageInput & StorePlaceInput,
) {
  return yield* listGoodsPage(yield* readStorePlace(input), input)
})
