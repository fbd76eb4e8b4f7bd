import { gatewayNewsOf } from '@jangteo/core/payment/gatewayNews.rules'
import { PAYMENT_STATE_TO_STATUS, type PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { areUnprepared } from '@jangteo/core/order/orderItem.rules'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import type { PaymentOutcome } from '@jangteo/payment/gateway.port'
import { confirmPayment } from '@jangteo/payment/sandbox/confirm-payment'
import { outcomeOf, type PaymentRecord } from '@jangteo/payment/sandbox/payment-record'
import { notifyPayment } from './chartSteps.ts'
import { mayAwaitDeposit, piecesOf } from './depositShare.ts'
import { latestAttempt, type Model, type ModelAttempt, type ModelOrder } from './model.ts'

const SAID_ON_REQUEST = new Set(['PAYMENT_EXPIRED', 'PAYMENT_REPLACED', 'PAYMENT_UNCONFIRMED'])
const SAID_ON_APPROVAL = new Set([...SAID_ON_REQUEST, 'PAYMENT_AMOUNT_DIFFERS'])

/** A new attempt is asked for: `null`, or the code of the refusal. An attempt that was accepted needs its record. */
export function requestAttempt(
  model: Model,
  order: ModelOrder,
  method: PaymentMethod | null,
): string | null {
  const wanted = method ?? order.method
  if (order.amount === 0 || wanted === 'FREE') return 'PAYMENT_METHOD_UNAVAILABLE'
  const isPayable = PAYMENT_TABLE.tags[order.payment].includes('payable')
  if (isPayable && model.nowMs >= order.expiresAtMs) return 'PAYMENT_EXPIRED'
  const isNewShare = waitsForDeposit(wanted) && !waitsForDeposit(order.method)
  const asked = { wanted: piecesOf(order), own: [order] }
  if (isPayable && isNewShare && !mayAwaitDeposit(model, asked)) {
    return 'PAYMENT_DEPOSIT_STOCK_EXCEEDED'
  }
  const refusal = notifyPayment(model, order, { event: 'buyer.request' })
  if (refusal !== null) return SAID_ON_REQUEST.has(refusal) ? refusal : 'PAYMENT_NOT_WAITING'
  order.method = wanted
  const former = latestAttempt(order)
  if (former?.status === 'REQUESTED') former.status = 'FAILED'
  return null
}

/** The gateway has opened a window for the attempt. */
export function openAttempt(order: ModelOrder, record: PaymentRecord): void {
  order.attempts.push({
    status: 'REQUESTED',
    paymentKey: '',
    hasAccount: false,
    accountDueAtMs: null,
    isReturned: false,
    hasTrustedNotice: false,
    hasNotice: false,
    record,
  })
}

export function queryAttempt(model: Model, { record }: ModelAttempt): PaymentOutcome {
  return outcomeOf(record, model.nowMs)
}

function confirmAttempt(model: Model, order: ModelOrder, attempt: ModelAttempt): PaymentOutcome {
  const { gatewayOrderId } = attempt.record.request
  const { next, answer } = confirmPayment(
    attempt.record,
    {
      gatewayOrderId,
      paymentKey: attempt.paymentKey,
      amount: order.amount,
      idempotencyKey: gatewayOrderId,
    },
    model.nowMs,
  )
  attempt.record = next ?? attempt.record
  return answer
}

function eventOf({ outcome }: PaymentOutcome) {
  if (outcome === 'approved') return 'gateway.approved'
  if (outcome === 'accountIssued') return 'gateway.accountIssued'
  return outcome === 'declined' || outcome === 'absent' ? 'gateway.declined' : 'gateway.unanswered'
}

function settle(model: Model, order: ModelOrder, outcome: PaymentOutcome): void {
  const attempt = latestAttempt(order)
  if (attempt?.status !== 'APPROVING') return
  const event = eventOf(outcome)
  if (event === 'gateway.declined') attempt.status = 'FAILED'
  else if (event !== 'gateway.unanswered') attempt.status = 'APPROVED'
  if (outcome.outcome === 'accountIssued') {
    attempt.hasAccount = true
    attempt.accountDueAtMs = outcome.account.dueAtMs
  }
  const refusal = notifyPayment(model, order, { event })
  if (refusal !== null) throw new Error(`a payment at ${order.payment} refused ${event}`)
  if (event !== 'gateway.unanswered') order.jobs.delete('settle')
}

/** The gateway is asked what became of the attempt that is being approved. */
export function settleLatest(model: Model, order: ModelOrder): void {
  const attempt = latestAttempt(order)
  if (attempt?.status !== 'APPROVING') return
  const seen = queryAttempt(model, attempt)
  const isWaiting = seen.outcome === 'waiting'
  settle(model, order, isWaiting ? confirmAttempt(model, order, attempt) : seen)
}

function answerOf(order: ModelOrder): string {
  const latest = latestAttempt(order)
  if (latest?.status === 'APPROVING') return 'PAYMENT_UNCONFIRMED'
  return latest?.status === 'FAILED' ? 'PAYMENT_DECLINED' : PAYMENT_STATE_TO_STATUS[order.payment]
}

type Return = {
  readonly attempt: ModelAttempt | undefined
  readonly paymentKey: string
  readonly amount: number
}

/** The buyer comes back from the window: how the payment stands then, or the code of the refusal. */
export function approveAttempt(model: Model, order: ModelOrder, back: Return): string {
  const latest = latestAttempt(order)
  if (latest === undefined) return 'PAYMENT_NOT_WAITING'
  if (back.attempt !== latest) return 'PAYMENT_ATTEMPT_ENDED'
  if (latest.status === 'APPROVING') settleLatest(model, order)
  if (latest.status !== 'REQUESTED') return answerOf(order)
  const isAmountEqual = back.amount === order.amount
  const refusal = notifyPayment(model, order, { event: 'buyer.return', facts: { isAmountEqual } })
  if (refusal !== null) return SAID_ON_APPROVAL.has(refusal) ? refusal : 'PAYMENT_NOT_WAITING'
  latest.status = 'APPROVING'
  latest.paymentKey = back.paymentKey
  settle(model, order, confirmAttempt(model, order, latest))
  return answerOf(order)
}

/** Writes the gateway's answer about an attempt if it is news. */
export function applyNews(model: Model, order: ModelOrder, attempt: ModelAttempt): void {
  const outcome = queryAttempt(model, attempt)
  const event = gatewayNewsOf(
    {
      payment: order.payment,
      attempt: attempt.status,
      hasAccount: attempt.hasAccount,
      isReversed: order.isReversed,
      isReturned: attempt.isReturned,
    },
    outcome.outcome,
  )
  if (event === null) return
  const presented = outcome.outcome === 'approved' ? outcome.amount : null
  const facts = paymentFacts({
    owed: order.amount,
    presented,
    refund: null,
    refunded: 0,
    dueAtMs: null,
    nowMs: model.nowMs,
    isUnprepared: areUnprepared(order.items.map(({ status }) => status)),
  })
  const returned = { attempt, amount: presented ?? order.amount }
  if (notifyPayment(model, order, { event, facts, returned }) !== null) return
  if (event === 'gateway.deposited') order.isReversed = false
  if (event === 'gateway.depositReversed') order.isReversed = true
}
