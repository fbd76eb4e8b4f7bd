import type { Won } from '../money/money.rules.ts'
import {
  CARD_METHODS,
  DEPOSIT_METHODS,
  INSTALLMENT_AMOUNT_MIN_WON,
  PAYMENT_METHODS,
} from './payment.codes.ts'
import type { MethodReason, PaymentMethod } from './payment.codes.ts'

const DEPOSIT: ReadonlySet<PaymentMethod> = new Set(DEPOSIT_METHODS)
const CARD: ReadonlySet<PaymentMethod> = new Set(CARD_METHODS)

/** A payment method that is shown but cannot be chosen, with the reason. */
export type ClosedMethod = { readonly method: PaymentMethod; readonly reason: MethodReason }

/** Payment methods shown to a buyer. */
export type OfferedMethods = {
  readonly open: readonly PaymentMethod[]
  readonly closed: readonly ClosedMethod[]
}

/** True when the buyer pays into an account later, instead of at once. Source: spec §4. */
export function waitsForDeposit(method: PaymentMethod): boolean {
  return DEPOSIT.has(method)
}

/** True when the gateway issues a receipt; a free order passes no gateway. Source: spec §4, domain-rules §4.3. */
export function issuesReceipt(method: PaymentMethod): boolean {
  return method !== 'FREE'
}

/** True when paying needs a verified payment PIN: money of the pay platform. Source: market-rules §7. */
export function needsPin(method: PaymentMethod): boolean {
  return method === 'MONEY'
}

/** True when the amount (won) may be paid in instalments by this method. Source: domain-rules §4.1. */
export function mayPayInInstallments(method: PaymentMethod, amount: Won): boolean {
  return CARD.has(method) && amount >= INSTALLMENT_AMOUNT_MIN_WON
}

/**
 * Returns the payment methods of a gateway as a buyer may choose them, in the order of the specification. The balance
 * of the life app needs its pay platform, a virtual account needs stock that unpaid deposits may hold; otherwise the
 * method is closed with its reason. FREE is nobody's choice: an order that costs nothing is completed without a
 * gateway. Source: spec §3, §6, domain-rules §4.3, A31, decision 044.
 */
export function offeredMethods(
  gatewayMethods: readonly PaymentMethod[],
  offer: { readonly hasPay: boolean; readonly mayAwaitDeposit: boolean },
): OfferedMethods {
  const taken = PAYMENT_METHODS.filter(
    (method) => method !== 'FREE' && gatewayMethods.includes(method),
  )
  const reasonOf = (method: PaymentMethod): MethodReason | null => {
    if (method === 'MONEY' && !offer.hasPay) return 'PAYMENT_METHOD_NEEDS_PAY'
    if (waitsForDeposit(method) && !offer.mayAwaitDeposit) return 'PAYMENT_DEPOSIT_STOCK_EXCEEDED'
    return null
  }
  return {
    open: taken.filter((method) => reasonOf(method) === null),
    closed: taken.flatMap((method) => {
      const reason = reasonOf(method)
      return reason === null ? [] : [{ method, reason }]
    }),
  }
}
