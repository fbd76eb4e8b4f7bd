import type { RefundWay } from '../claim/refund/refundWay.codes.ts'
import type { RefundState } from './refund.codes.ts'

/** Screen data of a refund. */
type ShownRefund = { readonly state: RefundState; readonly way: RefundWay }

/** Status of all refunds of a claim together. */
export type RefundsView = {
  /** There is one, and all money is back. */
  readonly isSettled: boolean
  /** A person has to look at one of them. */
  readonly isHeld: boolean
  /** One of them goes to the buyer's account. */
  readonly hasAccount: boolean
}

/** Views the status of all refunds of a claim together. Source: domain-rules §1.8. */
export function refundsView(refunds: readonly ShownRefund[]): RefundsView {
  return {
    isSettled: refunds.length > 0 && refunds.every(({ state }) => state === 'DONE'),
    isHeld: refunds.some(({ state }) => state === 'REFUSED'),
    hasAccount: refunds.some(({ way }) => way === 'ACCOUNT'),
  }
}
