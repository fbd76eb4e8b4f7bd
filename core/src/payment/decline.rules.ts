import { DECLINE_CODE_TO_REASON } from './decline.codes.ts'
import type { DeclineReason } from './payment.codes.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'
import type { PaymentCode } from './payment.messages.ts'

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(Object.entries(DECLINE_CODE_TO_REASON))

/**
 * Returns the reason for a gateway's code. The code may come from an address that the browser could alter, so an
 * unknown one is a plain `PAYMENT_DECLINED`. Source: domain-rules §4.1.
 * @example declineReasonOf('REJECT_CARD_COMPANY') // 'PAYMENT_CARD_REJECTED'
 */
export function declineReasonOf(gatewayCode: string): DeclineReason {
  return REASONS.get(gatewayCode) ?? 'PAYMENT_DECLINED'
}

/** Text for a gateway's code, for the buyer. Source: domain-rules §4.1. */
export function declineText(gatewayCode: string): string {
  return PAYMENT_MESSAGES[declineReasonOf(gatewayCode)]()
}

/** Reasons that rule out the payment method itself; any other may not recur. */
const OF_THE_METHOD: ReadonlySet<PaymentCode> = new Set<PaymentCode>([
  'PAYMENT_LIMIT_EXCEEDED',
  'PAYMENT_BALANCE_LACKING',
  'PAYMENT_BELOW_MINIMUM',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
])

/**
 * Suggests a way on after an attempt without money: the same method again, where another card, number of months or some
 * patience may help, or another method. Both stay open. Source: domain-rules §4.1, §4.3.
 */
export function remedyOf(reason: PaymentCode): 'retry' | 'changeMethod' {
  return OF_THE_METHOD.has(reason) ? 'changeMethod' : 'retry'
}
