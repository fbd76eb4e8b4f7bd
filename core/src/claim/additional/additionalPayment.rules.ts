import type { Won } from '../../money/money.rules.ts'
import type { PaymentEventType } from '../../payment/payment.table.gen.ts'
import { decideStep } from '../../chart/table.rules.ts'
import {
  ADDITIONAL_PAYMENT_STATES_WITH,
  ADDITIONAL_PAYMENT_TABLE,
} from '../additionalPayment.table.gen.ts'
import type { AdditionalPaymentEventType } from '../additionalPayment.table.gen.ts'
import type { ClaimQuote } from '../refund/claimQuote.rules.ts'
import type { AdditionalPaymentState } from './additionalPayment.codes.ts'

const WAITING: readonly AdditionalPaymentState[] = ADDITIONAL_PAYMENT_STATES_WITH.waiting

/** True while the buyer still owes the money, or the gateway is being asked for it; `null` is no additional payment. */
export function isAdditionalPaymentWaiting(state: AdditionalPaymentState | null): boolean {
  return state !== null && WAITING.includes(state)
}

const NOTHING_DUE = { isOverdue: false, isEndingClaim: false }

/** True when the buyer may pay an additional payment now, as its chart decides; `null` is none. */
export function isAdditionalPaymentPayable(state: AdditionalPaymentState | null): boolean {
  if (state === null) return false
  return decideStep(ADDITIONAL_PAYMENT_TABLE, { state, event: 'buyer.pay', facts: NOTHING_DUE }).ok
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
