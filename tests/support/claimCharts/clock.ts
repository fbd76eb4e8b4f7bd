import { additionalPaymentDueMs, depositDueMs } from '@jangteo/core/calendar/deadline.rules'
import { additionalPaymentFacts } from '@jangteo/core/claim/claimFacts.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { isWithdrawableClaim } from '@jangteo/core/claim/claim.rules'
import { askClaim, notifyClaim, notifyClaimPaid } from './claimSteps.ts'
import { askItem, notifyItem } from './itemSteps.ts'
import type { Model, ModelAdditional, ModelClaim } from './model.ts'
import { allPayments, settleModelRefunds, notifyAdditional } from './moneySteps.ts'

/** Time for which the last day of a payment waits for an account that is open. */
const WAIT_MS = 60_000
/** Time for which a gateway that was silent is left alone. */
export const ASK_AGAIN_MS = 10_000

/** The payment of a claim arrived. */
export function bePaid(model: Model, claim: ModelClaim, additional: ModelAdditional): void {
  const isDeposit = additional.accountUntilMs !== null
  notifyAdditional(model, additional, isDeposit ? 'gateway.deposited' : 'gateway.approved')
  additional.accountUntilMs = null
  additional.askAgainAtMs = null
  additional.payment.paidAtMs = model.nowMs
  additional.payment.isPartlyRefundable = additional.payment.method !== 'PHONE'
  notifyClaimPaid(model, claim)
}

/** A gateway that was silent is asked again: an account that it had issued may be over by then. */
function hear(model: Model, claim: ModelClaim, additional: ModelAdditional): void {
  const { askAgainAtMs, payment } = additional
  if (!waitsForDeposit(payment.method) || askAgainAtMs === null) {
    bePaid(model, claim, additional)
    return
  }
  const untilMs = depositDueMs(askAgainAtMs - ASK_AGAIN_MS, true)
  const isOver = model.nowMs > untilMs
  additional.askAgainAtMs = null
  additional.accountUntilMs = isOver ? null : untilMs
  notifyAdditional(model, additional, isOver ? 'gateway.declined' : 'gateway.accountIssued')
}

type Due = { readonly atMs: number; readonly run: () => void }

function pass(model: Model, claim: ModelClaim, additional: ModelAdditional): void {
  const { nowMs } = model
  const { accountUntilMs, dueAtMs } = additional
  if (accountUntilMs !== null) {
    additional.lookAtMs = Math.max(nowMs, accountUntilMs) + WAIT_MS
    return
  }
  const { state } = claim
  if (state === 'WITHDRAWN') return
  const isDue = additionalPaymentFacts({ dueAtMs, claimStatus: state, nowMs })
  const effects = notifyAdditional(model, additional, { isDue })
  if (effects?.includes('notifyClaimUnpaid') === true) {
    notifyClaim(model, claim, { event: 'additionalPayment.unpaid' })
  } else {
    additional.lookAtMs = additionalPaymentDueMs(nowMs) + 1
  }
}

function findDue(model: Model): Due | undefined {
  const { nowMs } = model
  const due = model.claims.flatMap((claim) =>
    claim.additional
      .filter(({ state }) => state === 'WAITING' || state === 'APPROVING')
      .flatMap((additional): Due[] => {
        const { lookAtMs, accountUntilMs, askAgainAtMs } = additional
        if (askAgainAtMs !== null) {
          return [{ atMs: askAgainAtMs, run: () => hear(model, claim, additional) }]
        }
        const close = () => {
          additional.accountUntilMs = null
          model.opened += 1
          additional.order = model.opened
        }
        const look = { atMs: lookAtMs, run: () => pass(model, claim, additional) }
        return accountUntilMs === null ? [look] : [look, { atMs: accountUntilMs + 1, run: close }]
      }),
  )
  return due.filter(({ atMs }) => atMs <= nowMs).toSorted((a, b) => a.atMs - b.atMs)[0]
}

/** Finds an event that the clock may send at once; the first sent arrives first. */
function findTicking(model: Model): (() => unknown) | undefined {
  for (const item of model.items) {
    for (const event of ['system.deliveryAssumed', 'system.autoConfirmDue'] as const) {
      if (askItem(model, item, event).ok) return () => notifyItem(model, item, event)
    }
  }
  for (const claim of model.claims) {
    for (const event of ['system.answerDue', 'system.deliveryAssumed'] as const) {
      if (askClaim(model, claim, event).ok) return () => notifyClaim(model, claim, { event })
    }
    const isBack = claim.additional.at(-1)?.state === 'REFUNDED'
    if (isBack && claim.state !== 'WITHDRAWN' && isWithdrawableClaim(claim.state)) {
      return () => notifyClaim(model, claim, { event: 'buyer.withdraw' })
    }
  }
  return undefined
}

/** Everything that is due is done. */
export function workOff(model: Model): void {
  for (const payment of allPayments(model)) settleModelRefunds(model, payment)
  for (let due = findDue(model); due !== undefined; due = findDue(model)) due.run()
  for (let tick = findTicking(model); tick !== undefined; tick = findTicking(model)) tick()
  for (const payment of allPayments(model)) settleModelRefunds(model, payment)
  for (let tick = findTicking(model); tick !== undefined; tick = findTicking(model)) tick()
}
