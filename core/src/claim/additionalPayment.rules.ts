import type { AdditionalPaymentState } from './additionalPayment.codes.ts'

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
