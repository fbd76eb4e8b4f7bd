import { returnNotes } from '@jangteo/core/goods/returnNote.messages'
import { findSeller } from '@jangteo/postgres/goods/seller.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'

/** Shows how a product is returned: the fees of each way, where to, until when. Refusal: GOODS_NOT_FOUND. */
export const showReturnGuide = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const seller = yield* findSeller(input.id)
  if (seller === undefined) return yield* refused('GOODS_NOT_FOUND')
  return {
    returnFee: seller.return_fee,
    exchangeFee: seller.exchange_fee,
    currencyCode: 'KRW' as const,
    returnAddress: seller.return_address,
    phone: seller.phone,
    phoneHours: seller.phone_hours,
    notes: returnNotes(seller.goods_kind),
  }
})
