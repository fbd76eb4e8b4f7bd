import { DECLINE_CODE_TO_REASON } from './decline.codes.ts'
import type { DeclineReason } from './payment.codes.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'
import type { PaymentCode } from './payment.messages.ts'

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(Object.entries(DECLINE_CODE_TO_REASON))

/**
 * The reason behind a gateway's code. The code may come from an address that the browser could alter, so one that
 * nobody knows is a plain `PAYMENT_DECLINED`. Source: domain-rules §4.1.
 * @example declineReasonOf('REJECT_CARD_COMPANY') // 'PAYMENT_CARD_REJECTED'
 */
export function declineReasonOf(gatewayCode: string): DeclineReason {
  return REASONS.get(gatewayCode) ?? 'PAYMENT_DECLINED'
}

/** Text that the buyer reads when a gateway ended the attempt with this code. Source: domain-rules §4.1. */
export function declineText(gatewayCode: string): string {
  return PAYMENT_MESSAGES[declineReasonOf(gatewayCode)]()
}

/** Codes that rule out the way to pay itself; everything else may go well the next time. */
const OF_THE_METHOD: ReadonlySet<PaymentCode> = new Set<PaymentCode>([
  'PAYMENT_LIMIT_EXCEEDED',
  'PAYMENT_BALANCE_LACKING',
  'PAYMENT_BELOW_MINIMUM',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
])

/**
 * Advice to the buyer after an attempt without money: the same again, where another card, another
 * number of months or some patience may help, or another way to pay. Both stay open. Source: domain-rules §4.1, §4.3.
 */
export function remedyOf(reason: PaymentCode): 'retry' | 'changeMethod' {
  return OF_THE_METHOD.has(reason) ? 'changeMethod' : 'retry'
}
