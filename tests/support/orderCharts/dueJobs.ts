import { decideStep } from '@jangteo/core/chart/table.rules'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import { PAYMENT_STATES_WITH, PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import type { CancelOutcome, CancelRequest } from '@jangteo/payment/gateway.port'
import { cancelPayment } from '@jangteo/payment/sandbox/cancel-payment'
import { applyNews, queryAttempt, settleLatest } from './attempts.ts'
import { askItem, askPayment, notifyItem, notifyPayment } from './chartSteps.ts'
import type { Model, ModelAttempt, ModelJobs, ModelOrder, ModelRefund } from './model.ts'

const CLOSING_WAITS_MS = 30_000

const CLOCK_EVENTS = ['system.deliveryAssumed', 'system.autoConfirmDue'] as const

type Work = (model: Model, order: ModelOrder) => void

function agreedAttempt({ attempts }: ModelOrder): ModelAttempt | undefined {
  return attempts.findLast(({ status }) => status === 'APPROVED')
}

function isOverdue({ nowMs }: Model, { expiresAtMs }: ModelOrder): boolean {
  return nowMs >= expiresAtMs
}

const expirePayment: Work = (model, order) => {
  const facts = { isOverdue: isOverdue(model, order) }
  notifyPayment(model, order, { event: 'system.paymentDue', facts })
}

const expireDeposit: Work = (model, order) => {
  const attempt = agreedAttempt(order)
  if (attempt === undefined) return
  applyNews(model, order, attempt)
  if (order.payment === 'DEPOSIT_READY') expirePayment(model, order)
}

const readNotices: Work = (model, order) => {
  for (const attempt of order.attempts.filter(({ hasNotice }) => hasNotice)) {
    const isTrusted = attempt.hasTrustedNotice || !attempt.hasAccount
    attempt.hasNotice = false
    attempt.hasTrustedNotice = false
    if (!isTrusted) continue
    if (attempt.status === 'APPROVING') settleLatest(model, order)
    else applyNews(model, order, attempt)
  }
}

function cancelAt(
  model: Model,
  attempt: ModelAttempt,
  ask: Omit<CancelRequest, 'paymentKey' | 'reason'>,
): CancelOutcome {
  const { record, paymentKey } = attempt
  const { next, answer } = cancelPayment(record, { ...ask, paymentKey, reason: '' }, model.nowMs)
  attempt.record = next ?? record
  return answer
}

const closeAccount: Work = (model, order) => {
  const attempt = agreedAttempt(order)
  if (order.payment !== 'DEPOSIT_CANCEL' || attempt === undefined) return
  const { amount } = order
  const closed = cancelAt(model, attempt, {
    amount,
    cancellableAmount: amount,
    refundAccount: null,
    idempotencyKey: `close-${attempt.record.request.gatewayOrderId}`,
  })
  if (closed.outcome === 'cancelled') return
  const status = queryAttempt(model, attempt)
  applyNews(model, order, attempt)
  if (status.outcome !== 'accountIssued') return
  const dueAtMs = model.nowMs + CLOSING_WAITS_MS
  order.jobs.set('close', { task: 'close-account', dueAtMs })
}

const ANY_ACCOUNT = { bankCode: '88', accountNumber: '110123456789', holderName: '홍길동' } as const

function writeRefund(model: Model, order: ModelOrder, refund: ModelRefund): void {
  const { attempt, amount } = refund
  const isDeposit = attempt.hasAccount || waitsForDeposit(order.method)
  if (isDeposit && !order.hasRefundAccount) return
  const missing = order.refunds.filter((it) => it.attempt === attempt && it.status === 'DONE')
  const answer = cancelAt(model, attempt, {
    amount,
    cancellableAmount: missing.reduce((left, it) => left - it.amount, order.amount),
    refundAccount: isDeposit ? ANY_ACCOUNT : null,
    idempotencyKey: `return-${attempt.record.request.gatewayOrderId}`,
  })
  const isCounted =
    PAYMENT_TABLE.tags[order.payment].includes('paid') && attempt.status === 'APPROVED'
  const event = answer.outcome === 'cancelled' ? 'gateway.refunded' : 'gateway.refundRefused'
  const decided = decideStep(REFUND_TABLE, {
    state: refund.status,
    event,
    facts: { isCounted, isAskable: false },
  })
  if (!decided.ok) return
  refund.status = decided.value.target
  if (!decided.value.effects.includes('notifyPaymentRefunded')) return
  const facts = paymentFacts({
    owed: order.amount,
    presented: null,
    refund: amount,
    refunded: order.refundedAmount,
    dueAtMs: null,
    nowMs: model.nowMs,
    isUnprepared: true,
  })
  order.refundedAmount += amount
  notifyPayment(model, order, { event: 'gateway.refunded', facts })
}

const settleRefunds: Work = (model, order) => {
  for (const refund of order.refunds) {
    if (refund.status === 'REQUESTED') writeRefund(model, order, refund)
  }
}

const WORK: Readonly<Record<string, Work>> = {
  'close-account': closeAccount,
  'expire-deposit': expireDeposit,
  'expire-payment': expirePayment,
  'read-notices': readNotices,
  'settle-payment': settleLatest,
  'settle-refunds': settleRefunds,
}

type Due = { readonly task: string; readonly dueAtMs: number; readonly run: () => void }

function takeDue(jobs: ModelJobs, nowMs: number, runOf: (task: string) => () => void): Due[] {
  return [...jobs].flatMap(([key, { task, dueAtMs }]) => {
    if (dueAtMs > nowMs) return []
    const work = runOf(task)
    const run = () => {
      jobs.delete(key)
      work()
    }
    return [{ task, dueAtMs, run }]
  })
}

function findDue(model: Model): Due | undefined {
  const due = model.orders.flatMap((order) => [
    ...takeDue(order.jobs, model.nowMs, (task) => () => WORK[task]?.(model, order)),
    ...order.items.flatMap((item) =>
      takeDue(item.jobs, model.nowMs, (task) => () => {
        const isAssumed = task === 'assume-delivery'
        notifyItem(model, item, isAssumed ? 'system.deliveryAssumed' : 'system.autoConfirmDue')
      }),
    ),
  ])
  const byTask = (a: Due, b: Due) => (a.task < b.task ? -1 : Number(a.task > b.task))
  return due.toSorted((a, b) => a.dueAtMs - b.dueAtMs || byTask(a, b))[0]
}

/** Orders whose time to pay is over get their jobs, as every minute gives them. */
function scheduleOverdue(model: Model): void {
  const { payable, awaitingDeposit } = PAYMENT_STATES_WITH
  for (const order of model.orders.filter((each) => isOverdue(model, each))) {
    const isDeposit = awaitingDeposit.some((state) => state === order.payment)
    if (!isDeposit && !payable.some((state) => state === order.payment)) continue
    const task = isDeposit ? 'expire-deposit' : 'expire-payment'
    order.jobs.set('expire', { task, dueAtMs: order.expiresAtMs })
  }
}

function findNext(model: Model): Due | undefined {
  const due = findDue(model)
  if (due !== undefined) return due
  scheduleOverdue(model)
  return findDue(model)
}

/** Everything that is due is done, the longest due first. */
export function workOff(model: Model): void {
  for (let due = findNext(model); due !== undefined; due = findNext(model)) due.run()
}

/** Lists the due events that the charts would allow and that were not carried out. */
export function findForgotten(model: Model): string[] {
  return model.orders.flatMap((order) => {
    const facts = { isOverdue: model.nowMs > order.expiresAtMs }
    const isDue = askPayment(order, { event: 'system.paymentDue', facts }).ok
    const items = order.items.filter((item) =>
      CLOCK_EVENTS.some((event) => askItem(model, item, event).ok),
    )
    return [
      ...(isDue ? [`the time to pay order ${order.id}`] : []),
      ...items.map(({ id, status }) => `item ${id} at ${status}`),
    ]
  })
}
