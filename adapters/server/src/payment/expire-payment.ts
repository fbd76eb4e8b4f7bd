import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import { scheduleExpiry } from './payment-jobs.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Time for which an expiry waits for an approval that is on its way, in milliseconds. */
const WAIT_MS = 60_000

/**
 * Drops an order that was not paid in time and puts its stock back. The order's lock decides between this and
 * an approval that comes at the same moment; while one is being asked for, the expiry waits.
 */
export const expirePayment = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const locked = yield* lockOrderAndPayment(paymentId)
  if (locked === null) return
  const { payment } = locked
  const atMs = yield* Clock.currentTimeMillis
  const isOverdue = atMs >= payment.expires_at.getTime()
  const decision = yield* advancePayment(payment, {
    event: 'system.paymentDue',
    facts: { isOverdue },
    atMs,
  })
  if (decision.ok || decision.reason !== 'PAYMENT_UNCONFIRMED') return
  yield* scheduleExpiry(paymentId, atMs + WAIT_MS)
}, transaction)
