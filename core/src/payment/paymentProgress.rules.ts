import type { AttemptStatus } from './gatewayNews.rules.ts'
import type { PaymentState } from './payment.codes.ts'

/**
 * Status of a payment for its buyer: not tried yet or its window open, waiting for the gateway's answer, the latest
 * attempt ended without money, waiting for a deposit, paid, too late, ordered again, or over.
 */
export const PAYMENT_PROGRESSES = [
  'PAYABLE',
  'CONFIRMING',
  'DECLINED',
  'DEPOSIT_READY',
  'COMPLETED',
  'EXPIRED',
  'REPLACED',
  'CANCELLED',
] as const
export type PaymentProgress = (typeof PAYMENT_PROGRESSES)[number]

const OF_STATE: Record<PaymentState, PaymentProgress> = {
  PAYMENT_WAIT: 'PAYABLE',
  REQUESTED: 'PAYABLE',
  APPROVING: 'CONFIRMING',
  DEPOSIT_READY: 'DEPOSIT_READY',
  DEPOSIT_COMPLETE: 'COMPLETED',
  DEPOSIT_COMPLETE_MANUAL: 'COMPLETED',
  DEPOSIT_CANCEL: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  REPLACED: 'REPLACED',
  REFUND_COMPLETE: 'CANCELLED',
  REFUND_COMPLETE_MANUAL: 'CANCELLED',
}

/**
 * Returns the status of a payment by its state and its latest attempt (`null`: none). Source: spec §7, domain-rules
 * §4.3.
 */
export function paymentProgress(
  state: PaymentState,
  latestAttempt: AttemptStatus | null,
): PaymentProgress {
  const progress = OF_STATE[state]
  return progress === 'PAYABLE' && latestAttempt === 'FAILED' ? 'DECLINED' : progress
}
