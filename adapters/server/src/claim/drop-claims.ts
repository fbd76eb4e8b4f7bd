import { listAskedClaims } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { advanceClaim } from './advance-claim.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Withdraws the cancels that wait for an answer when their order's deposit was taken back: nothing is left to refund,
 * and the buyer may cancel the whole order. One that is being withdrawn ends by itself; one whose additional payment is
 * being approved is notified again after the gateway's answer. Belongs into the transaction that took the payment back,
 * which has locked the order. Source: decision 037, decision 077.
 */
export const dropClaims = Effect.fnUntraced(function* (
  orderId: number,
  atMs: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  for (const claim of yield* listAskedClaims([orderId])) {
    yield* advanceClaim(claim, { event: 'payment.reversed', atMs })
  }
})
