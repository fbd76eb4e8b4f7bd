import { decideStep } from '@jangteo/core/chart/table.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { REFUND_TABLE, type RefundEffect } from '@jangteo/core/payment/refund.table.gen'
import type { CancelOutcome, RefundAccount } from '@jangteo/payment/gateway.port'
import { transaction } from '@jangteo/postgres/database/db'
import {
  addRefundedAmount,
  findAttempt,
  findPayment,
} from '@jangteo/postgres/payment/payment.store'
import {
  findRefundAccount,
  insertRefundHistory,
  listRefunds,
  updateRefundStatus,
} from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Seals } from '../wire/seals.ts'
import { advancePayment } from './advance-payment.ts'
import { findGateway } from './find-gateway.ts'
import { lockOrderAndPayment } from './lock-payment.ts'
import { askForRefunds } from './open-refund.ts'

/** How long a gateway that did not answer is left alone, in milliseconds. */
const AGAIN_MS = 30_000

/** The gateway took the money out and its bank could not bring it: a person pays it. */
const TRANSFER_FAILED = 'REFUND_TRANSFER_FAILED'

type Refund = Effect.Success<ReturnType<typeof listRefunds>>[number]

/**
 * Asks the gateway for the refunds of a payment, one after the other, each under its own key: what a crash left between
 * the gateway's answer and our row is asked again and answered the same, so the money goes back once. A deposit waits
 * until its buyer has told an account.
 */
export const settleRefunds = Effect.fnUntraced(function* (paymentId: number) {
  const refunds = yield* listRefunds(paymentId)
  for (const refund of refunds.filter(({ status }) => status === 'REQUESTED')) {
    const outcome = yield* askForRefund(refund)
    if (outcome === 'waiting') return
    yield* transaction(writeOutcome(refund, outcome))
    if (outcome.outcome === 'unknown') return
  }
})

const askForRefund = Effect.fnUntraced(function* (refund: Refund) {
  const attempt = yield* findAttempt(refund.attempt_id)
  const payment = yield* findPayment(refund.payment_id)
  if (attempt === undefined || payment === undefined) return 'waiting' as const
  const isDeposit = attempt.deposit_account_number !== null || waitsForDeposit(payment.method)
  const account = isDeposit ? yield* openAccount(payment.order_id) : null
  if (isDeposit && account === null) return 'waiting' as const
  const gateway = yield* findGateway(attempt)
  const unknown: CancelOutcome = { outcome: 'unknown' }
  if (gateway === undefined) return unknown
  const before = (yield* listRefunds(refund.payment_id)).filter(
    (other) => other.attempt_id === attempt.id && isGone(other),
  )
  return yield* gateway.cancel({
    paymentKey: attempt.payment_key ?? '',
    amount: refund.amount,
    cancellableAmount: before.reduce((left, { amount }) => left - amount, payment.amount),
    reason: refund.reason,
    refundAccount: account,
    idempotencyKey: refund.idempotency_key,
  })
})

function isGone({ status, failure_code: code }: Refund): boolean {
  return status === 'DONE' || code === TRANSFER_FAILED
}

const openAccount = Effect.fnUntraced(function* (orderId: number) {
  const row = yield* findRefundAccount(orderId)
  if (row === undefined) return null
  const seals = yield* Seals
  const accountNumber = seals.open(row.sealed_account_number)
  const { bank_code: bankCode, holder_name: holderName } = row
  return { bankCode, accountNumber, holderName } satisfies RefundAccount
})

function eventOf(outcome: CancelOutcome) {
  if (outcome.outcome === 'unknown') return 'gateway.unanswered' as const
  const isDone = outcome.outcome === 'cancelled' && outcome.refundStatus !== 'failed'
  return isDone ? ('gateway.refunded' as const) : ('gateway.refundRefused' as const)
}

const writeOutcome = Effect.fnUntraced(function* (asked: Refund, outcome: CancelOutcome) {
  const locked = yield* lockOrderAndPayment(asked.payment_id)
  const attempt = yield* findAttempt(asked.attempt_id)
  const refund = (yield* listRefunds(asked.payment_id)).find(({ id }) => id === asked.id)
  if (locked === null || attempt === undefined || refund === undefined) return
  const { payment } = locked
  const isCounted =
    PAYMENT_TABLE.tags[payment.status].includes('paid') && attempt.status === 'APPROVED'
  const event = eventOf(outcome)
  const decision = decideStep(REFUND_TABLE, {
    state: refund.status,
    event,
    facts: { isCounted, isAskable: false },
  })
  if (!decision.ok) return
  const { target, effects, meta } = decision.value
  const atMs = yield* Clock.currentTimeMillis
  yield* updateRefundStatus({
    id: refund.id,
    from: refund.status,
    to: target,
    failureCode: failureCodeOf(outcome),
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
  for (const effect of effects) yield* carryOut(effect, { refund, payment, atMs })
})

function failureCodeOf(outcome: CancelOutcome): string | null {
  if (outcome.outcome === 'refused') return outcome.code
  const isLost = outcome.outcome === 'cancelled' && outcome.refundStatus === 'failed'
  return isLost ? TRANSFER_FAILED : null
}

type Settled = {
  readonly refund: Refund
  readonly payment: NonNullable<Effect.Success<ReturnType<typeof lockOrderAndPayment>>>['payment']
  readonly atMs: number
}

const carryOut = Effect.fnUntraced(function* (effect: RefundEffect, settled: Settled) {
  const { refund, payment, atMs } = settled
  if (effect === 'askGatewayAgain') return yield* askForRefunds(payment.id, atMs + AGAIN_MS)
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
  const event = effect === 'tellPaymentRefunded' ? 'gateway.refunded' : 'system.refundRecorded'
  return yield* advancePayment(payment, { event, facts, atMs })
})
