import { DECLINE_CODE_TO_REASON } from './decline.codes.ts'
import type { DeclineReason } from './payment.codes.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(Object.entries(DECLINE_CODE_TO_REASON))

/**
 * The reason behind a gateway's code. The code may come from an address that the browser could alter, so one that
 * nobody knows is a plain `PAYMENT_DECLINED`. Source: domain-rules §4.1.
 * @example declineReasonOf('REJECT_CARD_COMPANY') // 'PAYMENT_CARD_REJECTED'
 */
export function declineReasonOf(gatewayCode: string): DeclineReason {
  return REASONS.get(gatewayCode) ?? 'PAYMENT_DECLINED'
}

/** What the buyer reads when a gateway ended the attempt with this code. Source: domain-rules §4.1. */
export function declineText(gatewayCode: string): string {
  return PAYMENT_MESSAGES[declineReasonOf(gatewayCode)]()
}
