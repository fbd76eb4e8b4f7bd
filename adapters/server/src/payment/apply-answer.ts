import { gatewayNewsOf } from '@jangteo/core/payment/gatewayNews.rules'
import { LATE_MONEY_REASON } from '@jangteo/core/payment/refund.codes'
import { areUnprepared } from '@jangteo/core/order/orderItem.rules'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import type { PaymentOutcome } from '@jangteo/payment/gateway.port'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import {
  type AttemptRow,
  findAttempt,
  updateAttempt,
} from '@jangteo/postgres/payment/attempt.store'
import {
  findLatestDepositEvent,
  type LockedPayment,
  lockOrderAndPayment,
} from '@jangteo/postgres/payment/payment.store'
import { listRefunds } from '@jangteo/postgres/payment/refund.store'
import type { PaymentEventType } from '@jangteo/core/payment/payment.table.gen'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { drained, type Receivers } from '../entity/entity-queue.ts'
import { notify } from '../notification/notify.ts'
import { advancePayment } from './advance-payment.ts'
import { approvalColumns } from './settle-attempt.ts'

/** The key under which the money of an attempt that was over goes back: once. */
function returnKeyOf(attempt: AttemptRow): string {
  return `return-${attempt.gateway_order_id}`
}

/**
 * Writes what a gateway's answer is news of, for an attempt that is not being approved: a deposit, a deposit that the
 * bank took back, money that nobody waits for. Answers the event, `null` when nothing is new. The order's lock and the
 * rule make the second of two equal answers no news.
 */
export const applyAnswer = (
  attemptId: number,
  outcome: PaymentOutcome,
): Effect.Effect<PaymentEventType | null, never, Db | Receivers> =>
  transaction(drained(writeAnswer(attemptId, outcome)))

const writeAnswer = Effect.fnUntraced(function* (attemptId: number, outcome: PaymentOutcome) {
  const seen = yield* findAttempt(attemptId)
  if (seen === undefined) return null
  const locked = yield* lockOrderAndPayment(seen.payment_id)
  const attempt = yield* findAttempt(attemptId)
  if (locked === null || attempt === undefined) return null
  const event = yield* newsOf(attempt, locked, outcome)
  if (event === null) return null
  const step = yield* stepOf(attempt, locked, outcome)
  const decision = yield* advancePayment(locked.payment, { event, ...step })
  if (!decision.ok) {
    const to = { operatorsOfOrder: locked.order.id }
    const content = { kind: 'PAYMENT_STUCK', event } as const
    yield* notify({ to, content, key: `${locked.payment.id}:${event}`, atMs: step.atMs })
    return null
  }
  yield* keepAnswer(attempt, outcome)
  return event
})

const newsOf = Effect.fnUntraced(function* (
  attempt: AttemptRow,
  { payment }: LockedPayment,
  outcome: PaymentOutcome,
) {
  const refunds = yield* listRefunds(payment.id)
  return gatewayNewsOf(
    {
      payment: payment.status,
      attempt: attempt.status,
      hasAccount: attempt.deposit_account_number !== null,
      isReversed: (yield* findLatestDepositEvent(payment.id)) === 'gateway.depositReversed',
      isReturned: refunds.some((refund) => refund.attempt_id === attempt.id),
    },
    outcome.outcome,
  )
})

/** A deposit that the bank takes back from what a claim asked for is a person's matter: the claim has moved on. */
const stepOf = Effect.fnUntraced(function* (
  attempt: AttemptRow,
  { payment }: LockedPayment,
  outcome: PaymentOutcome,
) {
  const items = yield* listItems([payment.order_id])
  const nowMs = yield* Clock.currentTimeMillis
  const amount = outcome.outcome === 'approved' ? outcome.amount : null
  const facts = paymentFacts({
    owed: payment.amount,
    presented: amount,
    refund: null,
    refunded: 0,
    dueAtMs: null,
    nowMs,
    isUnprepared: areUnprepared(items.map(({ status }) => status)),
  })
  const isOfOrder = payment.additional_payment_id === null
  const refund = {
    attemptId: attempt.id,
    amount: amount ?? payment.amount,
    reason: LATE_MONEY_REASON,
    key: returnKeyOf(attempt),
  }
  const isUnprepared = isOfOrder && facts.isUnprepared
  return { facts: { ...facts, isUnprepared }, atMs: nowMs, refund }
})

/** Receipts come with the deposit; the key of an attempt that nobody confirmed comes with its approval. */
const keepAnswer = (attempt: AttemptRow, outcome: PaymentOutcome) =>
  outcome.outcome === 'approved'
    ? updateAttempt(attempt.id, { ...approvalColumns(outcome), payment_key: outcome.paymentKey })
    : Effect.void
