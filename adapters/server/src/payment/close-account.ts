import type { PaymentGateways } from '@jangteo/payment/gateway.port'
import type { Db } from '@jangteo/postgres/database/db'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { applyAnswer } from './apply-answer.ts'
import { findGateway, queryGateway } from './find-gateway.ts'
import { scheduleAccountClosing } from './payment-jobs.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Time for which a gateway that did not close an account is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/**
 * Closes the account of an order that is over, so that nobody pays into it. One that the gateway does not close is
 * asked about: it may be closed already, or the deposit came in between and goes back.
 */
export const closeAccount = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers | PaymentGateways> {
  const payment = yield* findPayment(paymentId)
  const attempt = yield* findAgreedAttempt(paymentId)
  if (payment?.status !== 'DEPOSIT_CANCEL' || attempt === undefined) return
  const gateway = yield* findGateway(attempt)
  const closed = yield* gateway === undefined
    ? Effect.succeed({ outcome: 'unknown' } as const)
    : gateway.cancel({
        paymentKey: attempt.payment_key ?? '',
        amount: payment.amount,
        cancellableAmount: payment.amount,
        reason: '입금 전 취소',
        refundAccount: null,
        idempotencyKey: `close-${attempt.gateway_order_id}`,
      })
  if (closed.outcome === 'cancelled') return
  const status = closed.outcome === 'unknown' ? closed : yield* queryGateway(attempt)
  yield* applyAnswer(attempt.id, status)
  if (status.outcome !== 'unknown' && status.outcome !== 'accountIssued') return
  const nowMs = yield* Clock.currentTimeMillis
  yield* scheduleAccountClosing(paymentId, nowMs + AGAIN_MS)
})
