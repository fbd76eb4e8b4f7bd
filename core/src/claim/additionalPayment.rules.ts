import type { Won } from '../money/money.rules.ts'
import type { AdditionalPaymentState } from './additionalPayment.codes.ts'
import type { ClaimQuote } from './claimQuote.rules.ts'

/** An additional payment in a list; when it was asked for, in epoch milliseconds. */
export type ListedAdditionalPayment = {
  readonly state: AdditionalPaymentState
  readonly askedAtMs: number
}

/** Additional payments as their list shows them: what waits for the buyer first, and the newest first. Source: domain-rules §1.9. */
export function sortAdditionalPayments<Payment extends ListedAdditionalPayment>(
  payments: readonly Payment[],
): Payment[] {
  const waiting = ({ state }: Payment) => Number(state === 'WAITING')
  return payments.toSorted((a, b) => waiting(b) - waiting(a) || b.askedAtMs - a.askedAtMs)
}

/**
 * What of a paid additional payment goes back when its claim is withdrawn or refused, in won: all of it, but once the
 * goods were collected without the legs that carried them there and back. Source: domain-rules §1.9.
 * @example additionalRefundAmount(exchangeOf6000, true) // 0
 */
export function additionalRefundAmount(
  { additionalAmount, legs }: Pick<ClaimQuote, 'additionalAmount' | 'legs'>,
  isCollected: boolean,
): Won {
  const used = isCollected ? legs.returnFee + legs.exchangeFee + legs.areaExtra : 0
  return Math.max(0, additionalAmount - used)
}
