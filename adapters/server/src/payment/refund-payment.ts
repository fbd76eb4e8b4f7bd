import { LATE_MONEY_REASON } from '@jangteo/core/payment/refund.codes'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { findAgreedAttempt, lockPayment } from '@jangteo/postgres/payment/payment.store'
import { listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import type { NewRefund } from './open-refund.ts'

/** What goes back for a claim; the payment tells by which attempt. */
type ClaimRefund = Omit<NewRefund, 'attemptId'> & { readonly claimId: number }

/**
 * Sends a part of a paid payment back for a claim, as far as the payment's chart finds it in what is left. The key
 * names the refund once and for all: the same key a second time changes nothing. Money that is not there is a defect:
 * the books that the claim was computed from knew of it. Safe only inside a transaction that has locked the order.
 */
export const refundPayment = Effect.fnUntraced(function* (
  paymentId: number,
  refund: ClaimRefund,
  atMs: number,
) {
  const payment = yield* lockPayment(paymentId)
  const attempt = yield* findAgreedAttempt(paymentId)
  if (payment === undefined || attempt === undefined) {
    return yield* Effect.die(new Error(`payment ${paymentId} was never paid`))
  }
  const known = yield* listRefunds(paymentId)
  if (known.some(({ idempotency_key: key }) => key === refund.key)) return
  const facts = paymentFacts({
    owed: payment.amount,
    presented: null,
    refund: refund.amount,
    refunded: sumOfCounted(known),
    dueAtMs: null,
    nowMs: atMs,
    itemStatuses: [],
  })
  const decision = yield* advancePayment(payment, {
    event: 'system.refund',
    facts,
    refund: { ...refund, attemptId: attempt.id },
    atMs,
  })
  if (!decision.ok) {
    yield* Effect.die(new Error(`payment ${paymentId} refused a refund: ${decision.reason}`))
  }
})

/** Money that came in too late goes back too, but never counted as paid. */
function sumOfCounted(
  refunds: readonly { readonly amount: number; readonly reason: string }[],
): number {
  const counted = refunds.filter(({ reason }) => reason !== LATE_MONEY_REASON)
  return counted.reduce((sum, { amount }) => sum + amount, 0)
}
