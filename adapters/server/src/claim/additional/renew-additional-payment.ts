import { additionalPaymentDueMs } from '@jangteo/core/calendar/deadline.rules'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import { updatePayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { openPaymentOfAdditional } from './open-additional-payment.ts'

/** Until when to pay: its own last day, and once that is over seven days more. */
function payableUntilMs(dueAt: Date, nowMs: number): number {
  return nowMs <= dueAt.getTime() ? dueAt.getTime() : additionalPaymentDueMs(nowMs)
}

/**
 * After an account for an additional payment was closed unpaid: another payment takes the place of that one, as long
 * as the claim still waits for it. Safe only inside a transaction that has locked the order.
 */
export const renewPaymentOfAdditional = Effect.fnUntraced(function* (
  id: number,
  atMs: number,
): Effect.fn.Return<void, never, Db> {
  const additional = yield* findAdditionalPayment(id)
  if (additional?.state !== 'WAITING') return
  yield* openPaymentOfAdditional({
    additionalPaymentId: additional.id,
    orderId: additional.order_id,
    amount: additional.amount,
    expiresAtMs: payableUntilMs(additional.due_at, atMs),
  })
})

/** Gives the buyer seven days more to pay what is overdue; answers until when. */
export const prolongPayment = Effect.fnUntraced(function* (
  paymentId: number,
  atMs: number,
): Effect.fn.Return<number, never, Db> {
  const expiresAtMs = additionalPaymentDueMs(atMs)
  yield* updatePayment(paymentId, { expires_at: new Date(expiresAtMs) })
  return expiresAtMs
})
