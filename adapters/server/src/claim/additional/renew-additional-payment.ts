import { additionalPaymentDueMs } from '@jangteo/core/calendar/deadline.rules'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import { updatePayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { openPaymentOfAdditional } from './open-additional-payment.ts'

/** Until when it can be paid: its own last day, and once that is over seven days more. */
function payableUntilMs(dueAt: Date, nowMs: number): number {
  return nowMs <= dueAt.getTime() ? dueAt.getTime() : additionalPaymentDueMs(nowMs)
}

/**
 * Replaces the payment of an additional payment whose account was closed unpaid, while the claim still waits for it.
 * Safe only inside a transaction that has locked the order.
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

/** Prolongs an overdue payment by seven days; returns its end. */
export const prolongPayment = Effect.fnUntraced(function* (
  paymentId: number,
  atMs: number,
): Effect.fn.Return<number, never, Db> {
  const expiresAtMs = additionalPaymentDueMs(atMs)
  yield* updatePayment(paymentId, { expires_at: new Date(expiresAtMs) })
  return expiresAtMs
})
