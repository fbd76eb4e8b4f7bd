import type { cashReceiptInput } from '@jangteo/contract/payment/payment.schemas'
import { hideReceiptNumber } from '@jangteo/core/payment/cashReceipt.rules'
import type { CashReceiptForm, CashReceiptRefusal } from '@jangteo/core/payment/cashReceipt.rules'
import { acceptCashReceipt, isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { ReceiptOwner } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { PaymentRow } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused, type Refused } from '../call/refused.ts'
import { Seals } from '../wire/seals.ts'

/** Requested cash receipt, as the wire names it. */
export type WireReceipt = z.output<typeof cashReceiptInput>

/** The same as the rules judge it. */
export function toReceiptForm(receipt: WireReceipt | null): CashReceiptForm | null {
  if (receipt === null) return null
  const { purposeEnum: purpose, numberKindEnum: kind, number } = receipt
  return { purpose, kind, number }
}

/** Accepts the receipt that goes with a way to pay. Refusals: CASH_RECEIPT_KIND_UNFIT, CASH_RECEIPT_NUMBER_INVALID. */
export const requireCashReceipt = Effect.fnUntraced(function* (
  method: PaymentMethod,
  form: CashReceiptForm | null,
): Effect.fn.Return<ReceiptOwner | null, Refused<CashReceiptRefusal>> {
  const decision = acceptCashReceipt(method, form)
  return decision.ok ? decision.value : yield* refused(decision.reason)
})

/** Columns of a payment that hold its receipt. */
type SealedReceipt = Pick<
  PaymentRow,
  'masked_receipt_number' | 'receipt_number_kind' | 'receipt_purpose' | 'sealed_receipt_number'
>

/** The columns of the receipt that was accepted, its number sealed; none without one. */
export const sealCashReceipt = Effect.fnUntraced(function* (
  receipt: ReceiptOwner | null,
): Effect.fn.Return<Partial<SealedReceipt>, never, Seals> {
  if (receipt === null) return {}
  const { purpose, kind, digits } = receipt
  const seals = yield* Seals
  return {
    receipt_purpose: purpose,
    receipt_number_kind: kind,
    sealed_receipt_number: seals.seal(digits),
    masked_receipt_number: hideReceiptNumber(kind, digits),
  }
})

/** The receipt to ask the gateway for; `null` when nobody asked, and while the way to pay is no cash. */
export const openCashReceipt = Effect.fnUntraced(function* (
  payment: PaymentRow,
): Effect.fn.Return<ReceiptOwner | null, never, Seals> {
  const { receipt_purpose: purpose, receipt_number_kind: kind, sealed_receipt_number } = payment
  if (purpose === null || kind === null || sealed_receipt_number === null) return null
  if (!isCashMethod(payment.method)) return null
  const seals = yield* Seals
  return { purpose, kind, digits: seals.open(sealed_receipt_number) }
})

type ReceiptRow = Pick<PaymentRow, 'receipt_purpose' | 'masked_receipt_number'>

/** The receipt that was asked for, as its buyer sees it; `null` when nobody asked. */
export function toAskedReceipt(row: ReceiptRow) {
  const { receipt_purpose: purposeEnum, masked_receipt_number: maskedNumber } = row
  return purposeEnum === null || maskedNumber === null ? null : { purposeEnum, maskedNumber }
}

/** The receipt as the order shows it; `null` when nobody asked, and while the way to pay is no cash. */
export function toCashReceiptAnswer(payment: PaymentRow) {
  return isCashMethod(payment.method) ? toAskedReceipt(payment) : null
}
