import type { Won } from '../../money/money.rules.ts'
import type { PaymentEventType } from '../../payment/payment.table.gen.ts'
import { decideStep } from '../../chart/table.rules.ts'
import {
  ADDITIONAL_PAYMENT_STATES_WITH,
  ADDITIONAL_PAYMENT_TABLE,
} from '../additionalPayment.table.gen.ts'
import type {
  AdditionalPaymentEventType,
  AdditionalPaymentFact,
} from '../additionalPayment.table.gen.ts'
import type { ClaimQuote } from '../refund/claimQuote.rules.ts'
import type {
  AdditionalPaymentEndRefusal,
  AdditionalPaymentState,
} from './additionalPayment.codes.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'

const WAITING: readonly AdditionalPaymentState[] = ADDITIONAL_PAYMENT_STATES_WITH.waiting

/** True while the buyer still owes the money, or the gateway is being asked for it; `null` is no additional payment. */
export function isAdditionalPaymentWaiting(state: AdditionalPaymentState | null): boolean {
  return state !== null && WAITING.includes(state)
}

/** Facts of an additional payment of which nothing is known. */
export const NO_ADDITIONAL_PAYMENT_FACTS: Readonly<Record<AdditionalPaymentFact, boolean>> = {
  isOverdue: false,
  isEndingClaim: false,
  isWholeBack: false,
}

function decideEvent(state: AdditionalPaymentState, event: AdditionalPaymentEventType) {
  const facts = NO_ADDITIONAL_PAYMENT_FACTS
  return decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event, facts })
}

/** True when the buyer may pay an additional payment now, as its chart decides; `null` is none. */
export function isAdditionalPaymentPayable(state: AdditionalPaymentState | null): boolean {
  if (state === null) return false
  return decideEvent(state, 'buyer.pay').ok
}

/** Step of an additional payment that its claim needs no longer. */
export type AdditionalPaymentEnd = 'NOTHING' | 'CANCEL' | 'REFUND'

type EndDecision = Decision<AdditionalPaymentEndRefusal, AdditionalPaymentEnd>

function decideEnd(
  state: AdditionalPaymentState,
  event: 'claim.requoted' | 'claim.withdrawn',
): EndDecision {
  const step = decideEvent(state, event)
  if (step.ok) return allow(step.value.target === 'CANCELLED' ? 'CANCEL' : 'REFUND')
  const hasFailed = step.reason === 'ADD_PAYMENT_REFUND_ERROR'
  return refuse(hasFailed ? step.reason : 'NOT_CHANGE_ADDITIONAL_PAYMENT')
}

/**
 * Decides the step of the additional payment when its claim ends; `null` where there is none. Refusals:
 * `NOT_CHANGE_ADDITIONAL_PAYMENT`, `ADD_PAYMENT_REFUND_ERROR`. Source: domain-rules §1.9.
 */
export function decideAdditionalPaymentEnd(state: AdditionalPaymentState | null): EndDecision {
  const hasEnded = state === null || ADDITIONAL_PAYMENT_TABLE.tags[state].includes('ended')
  return hasEnded ? allow('NOTHING') : decideEnd(state, 'claim.withdrawn')
}

/**
 * Decides the step of the additional payment when its claim is quoted again, by what of it is neither back nor on its way
 * back, in won: that goes back, too. While another part is on its way the rest has to wait. Refusals: those of
 * `decideAdditionalPaymentEnd`. Source: domain-rules §1.9, decision 146.
 */
export function decideAdditionalPaymentRequote(
  state: AdditionalPaymentState | null,
  rest: Won,
): EndDecision {
  if (state === null) return allow('NOTHING')
  const { tags } = ADDITIONAL_PAYMENT_TABLE
  if (rest === 0 && !tags[state].includes('waiting')) return allow('NOTHING')
  return tags[state].includes('terminal') ? allow('NOTHING') : decideEnd(state, 'claim.requoted')
}

/**
 * Returns the refund of a paid additional payment whose claim is withdrawn or refused, in won: all of it, less the fees
 * of the shipments once the goods were collected. Source: domain-rules §1.9.
 * @example additionalRefundAmount(exchangeOf6000, true) // 0
 */
export function additionalRefundAmount(
  { additionalAmount, shipments }: Pick<ClaimQuote, 'additionalAmount' | 'shipments'>,
  isCollected: boolean,
): Won {
  const used = isCollected ? shipments.returnFee + shipments.exchangeFee + shipments.areaExtra : 0
  return Math.max(0, additionalAmount - used)
}

/** Event of an additional payment for each event of the payment that it is made by; other events do not concern it. */
export const PAYMENT_EVENT_TO_ADDITIONAL: Readonly<
  Partial<Record<PaymentEventType, AdditionalPaymentEventType>>
> = {
  'buyer.return': 'buyer.pay',
  'gateway.accountIssued': 'gateway.accountIssued',
  'gateway.approved': 'gateway.approved',
  'gateway.declined': 'gateway.declined',
  'gateway.deposited': 'gateway.deposited',
  'system.approvalEnded': 'system.approvalEnded',
  'system.approvalRecorded': 'system.approvalRecorded',
  'system.depositRecorded': 'system.depositRecorded',
}
