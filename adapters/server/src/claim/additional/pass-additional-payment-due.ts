import { isAdditionalPaymentWaiting } from '@jangteo/core/claim/additional/additionalPayment.rules'
import { additionalPaymentFacts } from '@jangteo/core/claim/claimFacts.rules'
import {
  type AdditionalPaymentRow,
  findAdditionalPayment,
  findPaymentOfAdditional,
} from '@jangteo/postgres/claim/additional-payment.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { scheduleAdditionalPaymentDue } from './additional-payment-jobs.ts'
import { advanceAdditionalPayment } from './advance-additional-payment.ts'
import type { Receivers } from '../../entity/entity-queue.ts'

/** Time for which the last day waits for the gateway's answer, in milliseconds. */
const WAIT_MS = 60_000

/**
 * Handles the end of an additional payment's days. Before the goods were collected it ends, and its claim with it;
 * afterwards it may be paid for seven days more, over and over, and the seller asks for it. While the gateway is being
 * asked, or an account is open whose own end is near, it waits. The order's lock decides between this and a payment
 * that comes at the same moment. Source: domain-rules §1.9.
 */
export const passAdditionalPaymentDue = Effect.fnUntraced(function* (
  additionalPaymentId: number,
): Effect.fn.Return<unknown, never, Db | Receivers> {
  const seen = yield* findAdditionalPayment(additionalPaymentId)
  if (seen === undefined) return
  yield* lockOrder(seen.order_id)
  const additional = yield* findAdditionalPayment(additionalPaymentId)
  if (additional === undefined || !isAdditionalPaymentWaiting(additional.state)) return
  const payment = yield* findPaymentOfAdditional(additionalPaymentId)
  const atMs = yield* Clock.currentTimeMillis
  if (additional.state === 'APPROVING' || payment.status === 'DEPOSIT_READY') {
    const busyUntilMs = Math.max(atMs, payment.expires_at.getTime())
    return yield* scheduleAdditionalPaymentDue(additional.id, busyUntilMs + WAIT_MS)
  }
  return yield* end(additional, atMs)
}, transaction)

const end = Effect.fnUntraced(function* (additional: AdditionalPaymentRow, atMs: number) {
  const { claim_state: claimStatus, due_at: dueAt } = additional
  if (claimStatus === null || claimStatus === 'WITHDRAWN') return
  const facts = additionalPaymentFacts({ dueAtMs: dueAt.getTime(), claimStatus, nowMs: atMs })
  yield* advanceAdditionalPayment(additional, { event: 'system.due', facts, atMs })
})
