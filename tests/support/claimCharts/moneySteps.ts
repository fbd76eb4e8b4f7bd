import { additionalPaymentDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { AdditionalPaymentFacts } from '@jangteo/core/claim/additionalPayment.chart'
import { decideStep } from '@jangteo/core/chart/table.rules'
import {
  additionalRefundAmount,
  NO_ADDITIONAL_PAYMENT_FACTS,
} from '@jangteo/core/claim/additional/additionalPayment.rules'
import {
  ADDITIONAL_PAYMENT_TABLE,
  type AdditionalPaymentEventType,
} from '@jangteo/core/claim/additionalPayment.table.gen'
import { divideRefund, refundWay } from '@jangteo/core/claim/refund/refundWay.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import {
  heldPayments,
  type Model,
  type ModelAdditional,
  type ModelClaim,
  type ModelPayment,
  refundableOf,
  toBooked,
} from './model.ts'

type Step = AdditionalPaymentEventType | { readonly isDue: AdditionalPaymentFacts }

/** Something happens to an additional payment; the effects when its chart took it, else `null`. */
export function notifyAdditional(model: Model, additional: ModelAdditional, step: Step) {
  const { state } = additional
  const event = typeof step === 'string' ? step : 'system.due'
  const isWholeBack = refundableOf(additional.payment) === 0
  const known = { ...NO_ADDITIONAL_PAYMENT_FACTS, isWholeBack }
  const facts = typeof step === 'string' ? known : step.isDue
  const decided = decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event, facts })
  const answer = decided.ok ? decided.value.target : decided.reason
  model.asked.add(`additionalPayment ${state} ${event} ${answer}`)
  if (!decided.ok) return null
  const { target, effects, meta } = decided.value
  additional.state = target
  additional.history.push(`${meta.actor} ${event} ${state}>${target}`)
  return effects
}

/** The claim asks its buyer for money. */
export function askFor(model: Model, claim: ModelClaim, amount: number): void {
  const dueAtMs = additionalPaymentDueMs(model.nowMs)
  model.opened += 1
  claim.additional.push({
    amount,
    state: 'WAITING',
    order: model.opened,
    dueAtMs,
    lookAtMs: dueAtMs + 1,
    accountUntilMs: null,
    askAgainAtMs: null,
    payment: {
      amount,
      method: model.payment.method,
      paidAtMs: null,
      isPartlyRefundable: true,
      refunds: [],
    },
    end: null,
    history: [],
  })
}

type End = {
  readonly event: 'claim.withdrawn' | 'claim.refused' | 'claim.requoted'
  readonly isCollected: boolean
}

/** Ends an additional payment: unpaid it is cancelled, paid it is refunded less the used shipments. */
export function endAdditional(model: Model, claim: ModelClaim, { event, isCollected }: End): void {
  const additional = claim.additional.at(-1)
  if (additional === undefined) return
  const { state, amount: paid, payment } = additional
  if (state !== 'WAITING' && state !== 'PAID') return
  const { shipments } = claim.quote
  const amount =
    event === 'claim.requoted'
      ? paid
      : additionalRefundAmount({ additionalAmount: paid, shipments }, isCollected)
  if (state === 'PAID' && amount === 0) return
  notifyAdditional(model, additional, event)
  additional.accountUntilMs = null
  if (state === 'WAITING') return
  const way = refundWay(toBooked(payment), amount, model.nowMs)
  additional.end = { amount, way, status: 'REQUESTED', isByHand: false }
  payment.refunds.push(additional.end)
}

/** Refunds an amount, divided over what is left of the payments. */
export function giveBack(model: Model, amount: number): void {
  const held = heldPayments(model).filter((payment) => refundableOf(payment) > 0)
  const parts = divideRefund(held.map(toBooked), amount, model.nowMs)
  if (parts === null) throw new Error('a claim gives back more than was paid')
  for (const [index, part] of parts.entries()) {
    const refund = { amount: part.amount, way: part.way, isByHand: false }
    held[index]?.refunds.push({ ...refund, status: 'REQUESTED' })
  }
}

/** Every payment of the order, paid or not, in the order of opening. */
export function allPayments({ payment, claims }: Model): ModelPayment[] {
  const asked = claims.flatMap(({ additional }) => additional)
  return [payment, ...asked.toSorted((a, b) => a.order - b.order).map((one) => one.payment)]
}

/** Settles the refunds of a payment; one that the gateway cannot make, or that has no account, waits. */
export function settleModelRefunds(model: Model, payment: ModelPayment): void {
  const isDeposit = waitsForDeposit(payment.method)
  for (const refund of payment.refunds.filter(({ status }) => status === 'REQUESTED')) {
    const isToAccount = isDeposit || refund.way === 'ACCOUNT'
    if (isToAccount && !model.hasRefundAccount) continue
    refund.status = isToAccount && !isDeposit ? 'REFUSED' : 'DONE'
    const ended = model.claims
      .flatMap(({ additional }) => additional)
      .find(({ end }) => end === refund)
    if (ended === undefined) continue
    const isDone = refund.status === 'DONE'
    notifyAdditional(model, ended, isDone ? 'gateway.refunded' : 'gateway.refundRefused')
  }
}
