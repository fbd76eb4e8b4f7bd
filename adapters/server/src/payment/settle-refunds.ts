import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import type { CancelOutcome, RefundAccount, PaymentGateways } from '@jangteo/payment/gateway.port'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { findAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import {
  countRefundAsks,
  findRefundAccount,
  listRefunds,
  type RefundRow,
} from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Seals } from '../wire/seals.ts'
import { advanceRefund, BY_TRANSFER, TRANSFER_FAILED } from './advance-refund.ts'
import { findGateway } from './find-gateway.ts'
import type { Receivers } from '../entity/entity-queue.ts'

const UNKNOWN: CancelOutcome = { outcome: 'unknown' }

/**
 * Asks the gateway for the refunds of a payment, one after the other, each under its own key: what a crash left between
 * the gateway's answer and our row is asked again and answered the same, so the money goes back once. What goes to an
 * account waits until its buyer has reported one; what the gateway does not give back, or never learned of since an operator
 * recorded the deposit, is left to a person without asking it.
 */
export const settleRefunds = Effect.fnUntraced(function* (
  paymentId: number,
): Effect.fn.Return<void, never, Db | Receivers | PaymentGateways | Seals> {
  const refunds = yield* listRefunds(paymentId)
  for (const refund of refunds.filter(({ status }) => status === 'REQUESTED')) {
    const outcome = yield* askForRefund(refund)
    if (outcome === 'waiting') continue
    yield* transaction(writeOutcome(refund, outcome))
    if (outcome.outcome === 'unknown') return
  }
})

const askForRefund = Effect.fnUntraced(function* (refund: RefundRow) {
  const attempt = yield* findAttempt(refund.attempt_id)
  const payment = yield* findPayment(refund.payment_id)
  if (attempt === undefined || payment === undefined) return 'waiting' as const
  const isDeposit = attempt.deposit_account_number !== null || waitsForDeposit(payment.method)
  const isToAccount = isDeposit || refund.way === 'ACCOUNT'
  const account = isToAccount ? yield* openAccount(payment.order_id) : null
  if (isToAccount && account === null) return 'waiting' as const
  const isUnknownThere =
    payment.status === 'DEPOSIT_COMPLETE_MANUAL' && attempt.status === 'APPROVED'
  if (isUnknownThere || (isToAccount && !isDeposit)) {
    return { outcome: 'refused', code: BY_TRANSFER } satisfies CancelOutcome
  }
  const gateway = yield* findGateway(attempt)
  if (gateway === undefined) return UNKNOWN
  const before = (yield* listRefunds(refund.payment_id)).filter(
    (other) => other.attempt_id === attempt.id && hasEnded(other),
  )
  return yield* gateway.cancel({
    paymentKey: attempt.payment_key ?? '',
    amount: refund.amount,
    cancellableAmount: before.reduce((left, { amount }) => left - amount, payment.amount),
    reason: refund.reason,
    refundAccount: account,
    idempotencyKey: yield* gatewayKeyOf(refund),
  })
})

/** A gateway answers one key once and for all, also a refusal: what a person has asked again has a key of its own. */
const gatewayKeyOf = Effect.fnUntraced(function* ({ id, idempotency_key: key }: RefundRow) {
  const count = yield* countRefundAsks(id)
  return count === 0 ? key : `${key}:${count + 1}`
})

/** The gateway holds this money no more. What a person paid by hand it still holds. */
function hasEnded({ status, failure_code: code }: RefundRow): boolean {
  return code === TRANSFER_FAILED || (status === 'DONE' && code === null)
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

/** Writes the outcome; a second writer finds the refund settled and changes nothing. */
const writeOutcome = Effect.fnUntraced(function* (asked: RefundRow, outcome: CancelOutcome) {
  const locked = yield* lockOrderAndPayment(asked.payment_id)
  const refund = (yield* listRefunds(asked.payment_id)).find(({ id }) => id === asked.id)
  if (locked === null || refund === undefined) return
  const atMs = yield* Clock.currentTimeMillis
  const failureCode = failureCodeOf(outcome)
  yield* advanceRefund(refund, locked, { event: eventOf(outcome), failureCode, atMs })
})

function failureCodeOf(outcome: CancelOutcome): string | null {
  if (outcome.outcome === 'refused') return outcome.code
  const isLost = outcome.outcome === 'cancelled' && outcome.refundStatus === 'failed'
  return isLost ? TRANSFER_FAILED : null
}
