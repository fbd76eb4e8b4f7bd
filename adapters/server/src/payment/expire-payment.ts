import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Drops an order that was not paid in time, or whose account got no deposit, and puts its stock back. The order's lock decides between this and
 * an approval that comes at the same moment; while one is being asked for, nothing expires.
 */
export const expirePayment = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const locked = yield* lockOrderAndPayment(paymentId)
  if (locked === null) return
  const { payment } = locked
  const atMs = yield* Clock.currentTimeMillis
  const isOverdue = atMs >= payment.expires_at.getTime()
  yield* advancePayment(payment, { event: 'system.paymentDue', facts: { isOverdue }, atMs })
}, transaction)
