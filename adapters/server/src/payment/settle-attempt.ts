import type {
  PaymentApproval,
  PaymentGatewayPort,
  PaymentOutcome,
  PaymentGateways,
} from '@jangteo/payment/gateway.port'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { removeJobs } from '@jangteo/postgres/job/job.store'
import { listOrderForBuyer } from '@jangteo/postgres/order/order.store'
import { updateAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPayment, type PaymentRow } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'
import { advancePayment } from './advance-payment.ts'
import { findGateway } from './find-gateway.ts'
import { lockWithAttempt } from './lock-payment.ts'
import { settlementKey } from './payment-jobs.ts'
import type { Receivers } from '../entity/entity-queue.ts'

export type ApprovingAttempt = {
  readonly id: number
  readonly payment_id: number
  readonly gateway: string
  readonly gateway_order_id: string
  readonly payment_key: string
  readonly amount: number
  /** True when the gateway was asked before, so that a job may wait to ask it again. */
  readonly isAskedAgain: boolean
}

/** A payment after its gateway agreed. */
export type AgreedPayment = Pick<PaymentRow, 'additional_payment_id' | 'order_id' | 'status'>

const UNKNOWN: PaymentOutcome = { outcome: 'unknown' }

/**
 * Asks the gateway where the attempt began to approve it. The attempt's own id is the key, so asking again never pays
 * twice; it is unlike any other market's on the same account.
 */
export const confirmAtGateway = Effect.fnUntraced(function* (
  attempt: ApprovingAttempt,
): Effect.fn.Return<PaymentOutcome, never, Db | PaymentGateways> {
  const gateway = yield* findGateway(attempt)
  return gateway === undefined ? UNKNOWN : yield* confirmAt(gateway, attempt)
})

const confirmAt = (gateway: PaymentGatewayPort, attempt: ApprovingAttempt) =>
  gateway.confirm({
    gatewayOrderId: attempt.gateway_order_id,
    paymentKey: attempt.payment_key,
    amount: attempt.amount,
    idempotencyKey: attempt.gateway_order_id,
  })

/**
 * Asks the gateway what became of an attempt; one that it never confirmed is confirmed now. Money of another amount is
 * no answer: operators are notified, and a person has to look.
 */
export const askGateway = Effect.fnUntraced(function* (
  attempt: ApprovingAttempt,
): Effect.fn.Return<PaymentOutcome, never, Db | PaymentGateways> {
  const gateway = yield* findGateway(attempt)
  if (gateway === undefined) return UNKNOWN
  const outcome = yield* gateway.query(attempt.gateway_order_id)
  if (outcome.outcome === 'waiting') return yield* confirmAt(gateway, attempt)
  if (!('amount' in outcome) || outcome.amount === attempt.amount) return outcome
  yield* notifyOfAmount(attempt, outcome.amount)
  return UNKNOWN
})

const notifyOfAmount = Effect.fnUntraced(function* (
  { id, payment_id: paymentId }: ApprovingAttempt,
  amount: number,
) {
  const payment = yield* findPayment(paymentId)
  if (payment === undefined) return
  const to = { operatorsOfOrder: payment.order_id }
  const atMs = yield* Clock.currentTimeMillis
  yield* notify({ to, content: { kind: 'AMOUNT_DIFFERS', amount }, key: id, atMs })
})

/**
 * Writes what the gateway said about an attempt that is being approved: the items are paid or wait for the deposit and
 * the ordered lines leave the cart, or the buyer may try again. Answers the payment that the gateway agreed to, `null`
 * for every other outcome. Whoever comes second finds it settled, changes nothing and is answered `null`.
 */
export const settleAttempt = Effect.fnUntraced(function* (
  attempt: ApprovingAttempt,
  outcome: PaymentOutcome,
): Effect.fn.Return<AgreedPayment | null, never, Db | Receivers> {
  const locked = yield* lockWithAttempt(attempt.payment_id)
  if (locked?.latest?.id !== attempt.id || locked.latest.status !== 'APPROVING') return null
  const { order, payment } = locked
  const atMs = yield* Clock.currentTimeMillis
  const step = stepOf(outcome)
  yield* writeOutcome(attempt.id, outcome, new Date(atMs))
  const decision = yield* advancePayment(payment, { ...step, facts: {}, atMs })
  if (!decision.ok) {
    return yield* Effect.die(new Error(`payment ${payment.id} refused ${step.event}`))
  }
  const isAgreed = outcome.outcome === 'approved' || outcome.outcome === 'accountIssued'
  if (isAgreed && payment.additional_payment_id === null) yield* listOrderForBuyer(order)
  if (attempt.isAskedAgain && step.event !== 'gateway.unanswered') {
    yield* removeJobs([settlementKey(payment.id)])
  }
  return isAgreed ? { ...payment, status: decision.value.target } : null
}, transaction)

const writeOutcome = (attemptId: number, outcome: PaymentOutcome, settledAt: Date) => {
  if (outcome.outcome === 'approved') {
    return updateAttempt(attemptId, {
      status: 'APPROVED',
      ...approvalColumns(outcome),
      settled_at: settledAt,
    })
  }
  if (outcome.outcome === 'accountIssued') {
    const { account, depositSecret } = outcome
    return updateAttempt(attemptId, {
      status: 'APPROVED',
      deposit_bank_code: account.bankCode,
      deposit_account_number: account.accountNumber,
      deposit_holder_name: account.holderName,
      deposit_due_at: new Date(account.dueAtMs),
      deposit_secret: depositSecret,
      settled_at: settledAt,
    })
  }
  if (outcome.outcome !== 'declined' && outcome.outcome !== 'absent') return Effect.void
  const failureCode = outcome.outcome === 'declined' ? outcome.code : 'NOT_FOUND_PAYMENT'
  return updateAttempt(attemptId, {
    status: 'FAILED',
    failure_code: failureCode,
    settled_at: settledAt,
  })
}

/** Columns of an attempt's row that an approval fills. */
export function approvalColumns(approval: PaymentApproval) {
  return {
    card_company: approval.cardCompany,
    installment_months: approval.installmentMonths,
    is_part_cancelable: approval.isPartCancelable,
    receipt_url: approval.receiptUrl,
    cash_receipt_url: approval.cashReceiptUrl,
  }
}

function stepOf({ outcome }: PaymentOutcome) {
  if (outcome === 'approved') return { event: 'gateway.approved' } as const
  if (outcome === 'accountIssued') return { event: 'gateway.accountIssued' } as const
  if (outcome === 'declined' || outcome === 'absent') return { event: 'gateway.declined' } as const
  return { event: 'gateway.unanswered' } as const
}
