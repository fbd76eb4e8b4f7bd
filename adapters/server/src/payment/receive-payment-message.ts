import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findAgreedAttempt } from '@jangteo/postgres/payment/attempt.store'
import {
  addRefundedAmount,
  lockPayment,
  type PaymentRow,
} from '@jangteo/postgres/payment/payment.store'
import { listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import { advancePayment } from './advance-payment.ts'
import { sumOfCounted } from './counted-refunds.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Message = MessageTo<'payment'>

/** Returns the facts of a payment that is partly refunded. */
function factsOf({ amount: owed }: PaymentRow, refund: Won | null, refunded: Won) {
  const presented = null
  return paymentFacts({
    owed,
    presented,
    refund,
    refunded,
    dueAtMs: null,
    nowMs: 0,
    isUnprepared: true,
  })
}

/** The step that a message asks for; `null` for a refund that was asked for before. */
const stepOf = Effect.fnUntraced(function* (payment: PaymentRow, message: Message) {
  const { event, atMs } = message
  if (event === 'gateway.refunded' || event === 'system.refundRecorded') {
    yield* addRefundedAmount(payment.id, message.amount)
    return { event, facts: factsOf(payment, message.amount, payment.refunded_amount), atMs }
  }
  if (event !== 'system.refund') return { event, facts: factsOf(payment, null, 0), atMs }
  const { refund } = message
  const known = yield* listRefunds(payment.id)
  if (known.some(({ idempotency_key: key }) => key === refund.key)) return null
  const attempt = yield* findAgreedAttempt(payment.id)
  if (attempt === undefined)
    return yield* Effect.die(new Error(`payment ${payment.id}: approved attempt missing`))
  const facts = factsOf(payment, refund.amount, sumOfCounted(known))
  return { event, facts, refund: { ...refund, attemptId: attempt.id }, atMs }
})

/**
 * Moves a payment on for a claim, an additional payment or a refund. What its chart refuses is a defect of who sent the
 * message: the ledger that a claim was computed from knew what is left of the money. Safe only with the order locked.
 */
export const receivePaymentMessage = Effect.fnUntraced(function* (
  message: Message,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { id, event } = message
  const payment = yield* lockPayment(id)
  if (payment === undefined)
    return yield* Effect.die(new Error(`payment ${id} not found for ${event}`))
  const step = yield* stepOf(payment, message)
  if (step === null) return
  const decision = yield* advancePayment(payment, step)
  if (decision.ok) return
  yield* Effect.die(new Error(`payment ${id} refused ${event}: ${decision.reason}`))
})
