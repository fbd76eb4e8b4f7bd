import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { requireSellerReason } from '../seller/claim/command-claim.ts'
import { refuseSale } from '../claim/refuse-sale.ts'
import { openId } from '../wire/open-id.ts'
import { showDeskClaim } from './desk-claim.ts'

/**
 * Has the seller say that an item cannot be sold; answers the claim that it became. The order's lock makes it take
 * turns with a buyer's claim. Refusals: CLAIM_REASON_DETAIL_REQUIRED, those of `refuseSale`.
 */
export const refuseDeskSale = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly memo: string
}) {
  const orderItemId = yield* openId('orderItem', input.id, refused('ORDER_ITEM_NOT_FOUND'))
  yield* requireSellerReason(input.memo)
  return yield* showDeskClaim(yield* refuseSale({ orderItemId, memo: input.memo }))
}, transaction)
