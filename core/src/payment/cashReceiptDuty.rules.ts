import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { allow } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { decideCashReceipt } from './cashReceipt.rules.ts'
import type { CashReceiptForm, CashReceiptRefusal } from './cashReceipt.rules.ts'
import type { CashReceiptIdKind, CashReceiptPurpose } from './cashReceipt.codes.ts'
import type { PaymentMethod } from './payment.codes.ts'

/** From this much cash on a receipt is made out though nobody asks for it, in won. Source: domain-rules §4.4. */
export const RECEIPT_DUTY_AMOUNT_MIN_WON = 100_000

/** Days after the day of the payment in which that is done. Source: domain-rules §4.4. */
export const RECEIPT_DUTY_DAYS = 5

/** The tax office's number for buyers who named none, in digits. Source: domain-rules §4.4. */
export const UNNAMED_RECEIPT_MOBILE = '0100001234'

const CASH_METHODS: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>([
  'BANK_TRANSFER',
  'MONEY',
  'VIRTUAL_ACCOUNT',
  'SIMPLE_VIRTUAL',
])

/** Whom a receipt is for: a purpose, and a number in digits that fits it. */
export type ReceiptOwner = {
  readonly purpose: CashReceiptPurpose
  readonly kind: CashReceiptIdKind
  readonly digits: string
}

/**
 * A payment as far as receipts are concerned: `amount` is what of it did not go back, `owner` is `null` if nobody
 * asked.
 */
export type ReceiptedPayment<Owner extends object = ReceiptOwner> = {
  readonly method: PaymentMethod
  readonly amount: Won
  readonly owner: Owner | null
}

/** True when money paid this way is cash in the eyes of the tax office. Source: domain-rules §4.4. */
export function isCashMethod(method: PaymentMethod): boolean {
  return CASH_METHODS.has(method)
}

/**
 * The receipt that a buyer asks for with a way to pay: its number in digits; `null` when nobody asks, and for what is
 * no cash. Refusals as of `decideCashReceipt`. Source: domain-rules §4.4.
 */
export function acceptCashReceipt(
  method: PaymentMethod,
  form: CashReceiptForm | null,
): Decision<CashReceiptRefusal, ReceiptOwner | null> {
  if (form === null || !isCashMethod(method)) return allow(null)
  const decision = decideCashReceipt(form)
  if (!decision.ok) return decision
  return allow({ purpose: form.purpose, kind: form.kind, digits: decision.value })
}

/**
 * The receipt that is made out for a payment; `null` when none is: it was no cash, nothing of it is left, or it is too
 * little for one that nobody asked for. An owner is stored as it was given; whom nobody asked for has the tax office's
 * number. When a part goes back, the receipt of the rest takes its place.
 * Source: domain-rules §4.4.
 */
export function receiptToIssue<Owner extends object = ReceiptOwner>(
  payment: ReceiptedPayment<Owner>,
): ((Owner | ReceiptOwner) & { readonly amount: Won }) | null {
  const { method, amount, owner } = payment
  if (!isCashMethod(method) || amount === 0) return null
  if (owner !== null) return { ...owner, amount }
  if (amount < RECEIPT_DUTY_AMOUNT_MIN_WON) return null
  return { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', digits: UNNAMED_RECEIPT_MOBILE, amount }
}

/**
 * Until when a receipt that nobody asked for is made out: 23:59:59 (KST) of the fifth day. Source: domain-rules §4.4.
 */
export function receiptDutyDueMs(paidAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(paidAtMs), RECEIPT_DUTY_DAYS))
}
