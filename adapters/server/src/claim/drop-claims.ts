import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import { listAskedClaims } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import { advanceClaim } from './advance-claim.ts'

/** Payment that was paid for a waiting cancel goes back only because its buyer withdraws it. */
const isBeingWithdrawn = Effect.fnUntraced(function* (claimId: number) {
  const additional = yield* findAdditionalPaymentOfClaim(claimId)
  return (
    additional !== undefined &&
    ADDITIONAL_PAYMENT_TABLE.tags[additional.state].includes('comingBack')
  )
})

/**
 * A deposit that its bank took back takes the cancels with it that wait for an answer: there is nothing left to give
 * back, and the buyer may cancel the whole order. One that is being withdrawn ends by that. Belongs into the
 * transaction that took the payment back, which has locked the order. Source: decision 037.
 */
export const dropClaims = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  for (const claim of yield* listAskedClaims([orderId])) {
    if (claim.state !== 'CA' || (yield* isBeingWithdrawn(claim.id))) continue
    yield* advanceClaim(claim, { event: 'payment.reversed', atMs })
  }
})
