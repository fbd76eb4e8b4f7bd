import { findSeller } from '@jangteo/postgres/goods/seller.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toSellerAnswer } from './seller-answer.ts'

/** Who sells a goods. Refusal: GOODS_NOT_FOUND. */
export const showStoreInfo = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const row = yield* findSeller(input.id)
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  return {
    ...toSellerAnswer(row),
    storeName: row.store_name,
    storeUrl: row.store_url,
    introduction: row.introduction,
    phoneHours: row.phone_hours,
    goodsCount: row.goods_count,
  }
})
