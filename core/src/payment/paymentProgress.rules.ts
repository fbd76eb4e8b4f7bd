import type { AttemptStatus } from './gatewayNews.rules.ts'
import type { PaymentState } from './payment.codes.ts'

/**
 * The way a payment stands for the one who pays: nothing was tried or its window is open, the gateway's answer is
 * waited for, the latest attempt ended without money, an account waits for the deposit, paid, too late, ordered again,
 * or over.
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
 * The way a payment stands by its state and its latest attempt (`null`: there was none). Source: spec §7, domain-rules
 * §4.3.
 */
export function paymentProgress(
  state: PaymentState,
  latestAttempt: AttemptStatus | null,
): PaymentProgress {
  const progress = OF_STATE[state]
  return progress === 'PAYABLE' && latestAttempt === 'FAILED' ? 'DECLINED' : progress
}
