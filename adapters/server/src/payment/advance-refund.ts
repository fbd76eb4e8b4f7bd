import { decideStep } from '@jangteo/core/chart/table.rules'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import {
  REFUND_TABLE,
  type RefundEffect,
  type RefundEventType,
} from '@jangteo/core/payment/refund.table.gen'
import { addRefundedAmount, findAttempt } from '@jangteo/postgres/payment/payment.store'
import {
  insertRefundHistory,
  type listRefunds,
  updateRefundStatus,
} from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { tellOfRefund } from '../claim/tell-of-refund.ts'
import { advancePayment } from './advance-payment.ts'
import type { lockOrderAndPayment } from './lock-payment.ts'
import { askForRefunds } from './open-refund.ts'

/** How long a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/** The gateway took the money out and its bank could not bring it: a person pays it. */
export const TRANSFER_FAILED = 'REFUND_TRANSFER_FAILED'

/** The gateway does not give such money back; it was never asked. */
export const BY_TRANSFER = 'REFUND_BY_TRANSFER'

export type Refund = Effect.Success<ReturnType<typeof listRefunds>>[number]
type Locked = NonNullable<Effect.Success<ReturnType<typeof lockOrderAndPayment>>>

type Step = {
  readonly event: RefundEventType
  /** What the gateway gave as its reason to refuse; a refusal that is settled keeps it. */
  readonly failureCode: string | null
  readonly atMs: number
}

/** Whether the gateway may be asked again: not for what has left the payment, nor for what it never gives back. */
export function isAskable({ failure_code: code }: Pick<Refund, 'failure_code'>): boolean {
  return code !== TRANSFER_FAILED && code !== BY_TRANSFER
}

const factsOf = Effect.fnUntraced(function* (refund: Refund, { payment }: Locked) {
  const attempt = yield* findAttempt(refund.attempt_id)
  const isPaid = PAYMENT_TABLE.tags[payment.status].includes('paid')
  return { isCounted: isPaid && attempt?.status === 'APPROVED', isAskable: isAskable(refund) }
})

/**
 * Moves money on its way back on, the only place in the server that does: asks the chart, then writes the status, a
 * history row and what follows from the step for the payment and for what a claim had asked for. Answers the chart's
 * decision; a refusal has written nothing. Safe only inside a transaction that has locked the order and the payment.
 */
export const advanceRefund = Effect.fnUntraced(function* (
  refund: Refund,
  locked: Locked,
  { event, failureCode, atMs }: Step,
) {
  const facts = yield* factsOf(refund, locked)
  const decision = decideStep(REFUND_TABLE, { state: refund.status, event, facts })
  if (!decision.ok) return decision
  const { target, effects, meta } = decision.value
  yield* updateRefundStatus({
    id: refund.id,
    from: refund.status,
    to: target,
    failureCode,
    settledAt: target === 'REQUESTED' ? null : new Date(atMs),
  })
  yield* insertRefundHistory({
    payment_refund_id: refund.id,
    actor: meta.actor,
    event,
    from_status: refund.status,
    to_status: target,
    at: new Date(atMs),
  })
  for (const effect of effects) yield* carryOut(effect, { refund, ...locked, event, atMs })
  yield* tellOfRefund(locked.payment, { key: refund.idempotency_key, event, atMs })
  return decision
})

type Moved = Locked & {
  readonly refund: Refund
  readonly event: RefundEventType
  readonly atMs: number
}

const carryOut = Effect.fnUntraced(function* (effect: RefundEffect, moved: Moved) {
  const { refund, payment, event, atMs } = moved
  if (effect === 'askGatewayAgain') {
    const waitMs = event === 'gateway.unanswered' ? AGAIN_MS : 0
    return yield* askForRefunds(payment.id, atMs + waitMs)
  }
  if (effect === 'alertOperator') {
    return yield* Effect.logError(`refund ${refund.id} was refused and needs a person`)
  }
  yield* addRefundedAmount(payment.id, refund.amount)
  const facts = paymentFacts({
    owed: payment.amount,
    presented: null,
    refund: refund.amount,
    refunded: payment.refunded_amount,
    dueAtMs: null,
    nowMs: atMs,
    itemStatuses: [],
  })
  const told = effect === 'tellPaymentRefunded' ? 'gateway.refunded' : 'system.refundRecorded'
  return yield* advancePayment(payment, { event: told, facts, atMs })
})
