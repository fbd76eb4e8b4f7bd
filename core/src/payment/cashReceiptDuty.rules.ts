import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { allow } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { decideCashReceipt } from './cashReceipt.rules.ts'
import type { CashReceiptForm, CashReceiptRefusal } from './cashReceipt.rules.ts'
import type { CashReceiptIdKind, CashReceiptPurpose } from './cashReceipt.codes.ts'
import type { PaymentMethod } from './payment.codes.ts'

/** Cash amount from which a receipt is issued without a request, in won. Source: domain-rules §4.4. */
export const RECEIPT_DUTY_AMOUNT_MIN_WON = 100_000

/** Days after the payment in which that receipt is issued. Source: domain-rules §4.4. */
export const RECEIPT_DUTY_DAYS = 5

/** The tax office's number for receipts without a request, in digits. Source: domain-rules §4.4. */
export const UNNAMED_RECEIPT_MOBILE = '0100001234'

const CASH_METHODS: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>([
  'BANK_TRANSFER',
  'MONEY',
  'VIRTUAL_ACCOUNT',
  'SIMPLE_VIRTUAL',
])

/** Owner of a receipt: a purpose, and a fitting number in digits. */
export type ReceiptOwner = {
  readonly purpose: CashReceiptPurpose
  readonly kind: CashReceiptIdKind
  readonly digits: string
}

/** A payment as receipts count it: `amount` is what was not refunded, `owner` is `null` without a request. */
export type ReceiptedPayment<Owner extends object = ReceiptOwner> = {
  readonly method: PaymentMethod
  readonly amount: Won
  readonly owner: Owner | null
}

/** True when a payment method counts as cash for the tax office. Source: domain-rules §4.4. */
export function isCashMethod(method: PaymentMethod): boolean {
  return CASH_METHODS.has(method)
}

/**
 * Accepts the receipt request of a payment method, its number in digits; `null` without a request, and for methods that
 * are not cash. Refusals as of `decideCashReceipt`. Source: domain-rules §4.4.
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
 * Returns the receipt to issue for a payment; `null` when there is none: not cash, nothing left of it, or too little
 * for a receipt without a request. A requested one has its owner's number, another the tax office's. After a partial
 * refund the receipt of the rest replaces it. Source: domain-rules §4.4.
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
 * Returns until when a receipt without a request is issued: 23:59:59 (KST) of the fifth day. Source: domain-rules §4.4.
 */
export function receiptDutyDueMs(paidAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(paidAtMs), RECEIPT_DUTY_DAYS))
}
