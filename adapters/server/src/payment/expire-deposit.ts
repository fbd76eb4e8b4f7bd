import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import type { Db } from '@jangteo/postgres/database/db'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import * as Effect from 'effect/Effect'
import { applyAnswer } from './apply-answer.ts'
import { expirePayment } from './expire-payment.ts'
import { queryGateway } from './find-gateway.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Ends an order whose account got no deposit in time. The gateway is asked first: a deposit of the last minute may be
 * there while its notice is still on the way, and without an answer nothing ends. The order's lock decides between this
 * and a deposit at the same moment; one that comes a moment later is sent back. What a claim asked for may be paid by
 * another account, or otherwise.
 */
export const expireDeposit = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers | PaymentGateways> {
  const attempt = yield* findAgreedAttempt(paymentId)
  if (attempt === undefined) return
  const outcome = yield* queryGateway(attempt)
  if (outcome.outcome === 'unknown') return
  yield* applyAnswer(attempt.id, outcome)
  yield* expirePayment(paymentId)
})
