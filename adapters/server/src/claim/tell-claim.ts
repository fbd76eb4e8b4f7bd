import * as Effect from 'effect/Effect'
import { advanceClaim } from './advance-claim.ts'
import { lockClaim } from './lock-claim.ts'

/**
 * Tells a claim that what it asked for is paid. A cancel that waited for nothing else is completed: before its seller
 * acknowledged anything, or when they let their time to answer pass meanwhile. Everything else waits for its seller.
 * Belongs into the transaction of the payment, which has locked the order.
 */
export const tellClaimPaid = Effect.fnUntraced(function* (claimId: number, atMs: number) {
  const locked = yield* lockClaim(claimId)
  if (locked?.claim.type !== 'CANCEL') return
  const done = yield* advanceClaim(locked.claim, { event: 'system.completeAtOnce', atMs })
  if (!done.ok) yield* advanceClaim(locked.claim, { event: 'system.answerDue', atMs })
})

/** Tells a claim that what it asked for was not paid in time: it withdraws itself, which counts for nobody. */
export const tellClaimUnpaid = Effect.fnUntraced(function* (claimId: number, atMs: number) {
  const locked = yield* lockClaim(claimId)
  if (locked === null) return
  yield* advanceClaim(locked.claim, { event: 'additionalPayment.unpaid', atMs })
})
