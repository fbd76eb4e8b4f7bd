import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import type { Db } from '@jangteo/postgres/database/db'
import { findLatestAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { askGateway, settleAttempt } from './settle-attempt.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Finishes what a crash or a silent gateway left at `APPROVING`; for anything else there is nothing to do. */
export const settlePayment = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers | PaymentGateways> {
  const payment = yield* findPayment(paymentId)
  const latest = yield* findLatestAttempt(paymentId)
  if (payment === undefined || latest?.status !== 'APPROVING' || latest.payment_key === null) return
  const { payment_key } = latest
  const attempt = { ...latest, payment_key, amount: payment.amount, isAskedAgain: true }
  yield* settleAttempt(attempt, yield* askGateway(attempt))
})
