import type { cashReceiptInput } from '@jangteo/contract/payment/payment.schemas'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import { decideCashReceipt, hideReceiptNumber } from '@jangteo/core/payment/cashReceipt.rules'
import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../call/refused.ts'
import { Seals } from '../wire/seals.ts'

/** What a cash receipt is asked for, as the wire names it. */
export type WireReceipt = z.output<typeof cashReceiptInput>

/** The same as the rules judge it. */
export function toReceiptForm(receipt: WireReceipt | null): CashReceiptForm | null {
  if (receipt === null) return null
  const { purposeEnum: purpose, numberKindEnum: kind, number } = receipt
  return { purpose, kind, number }
}

type Payment = Effect.Success<ReturnType<typeof findPaymentOfOrder>>

/**
 * Lets a receipt pass that can be made out, and any where the order is not paid in cash. Refusals:
 * CASH_RECEIPT_KIND_UNFIT, CASH_RECEIPT_NUMBER_INVALID.
 */
export const requireCashReceipt = Effect.fnUntraced(function* (
  method: PaymentMethod,
  form: CashReceiptForm | null,
) {
  if (form === null || !isCashMethod(method)) return
  const decision = decideCashReceipt(form)
  if (!decision.ok) yield* refused(decision.reason)
})

/**
 * The columns of the receipt that was asked for, its number sealed; none where the order is not paid in cash.
 * A form that was not accepted is a defect.
 */
export const sealCashReceipt = Effect.fnUntraced(function* (
  method: PaymentMethod,
  form: CashReceiptForm | null,
) {
  if (form === null || !isCashMethod(method)) return {}
  const decision = decideCashReceipt(form)
  if (!decision.ok) return yield* Effect.die(new Error('an accepted cash receipt can be made out'))
  const seals = yield* Seals
  return {
    receipt_purpose: form.purpose,
    receipt_number_kind: form.kind,
    sealed_receipt_number: seals.seal(decision.value),
    masked_receipt_number: hideReceiptNumber(form.kind, decision.value),
  }
})

/** The receipt to ask the gateway for; `null` when nobody asked, and while the way to pay is no cash. */
export const openCashReceipt = Effect.fnUntraced(function* (payment: Payment) {
  const { receipt_purpose: purpose, receipt_number_kind: kind, sealed_receipt_number } = payment
  if (purpose === null || kind === null || sealed_receipt_number === null) return null
  if (!isCashMethod(payment.method)) return null
  const seals = yield* Seals
  return { purpose, kind, digits: seals.open(sealed_receipt_number) }
})

type ReceiptRow = Pick<Payment, 'receipt_purpose' | 'masked_receipt_number'>

/** The receipt that was asked for, as its buyer sees it; `null` when nobody asked. */
export function toAskedReceipt(row: ReceiptRow) {
  const { receipt_purpose: purposeEnum, masked_receipt_number: maskedNumber } = row
  return purposeEnum === null || maskedNumber === null ? null : { purposeEnum, maskedNumber }
}

/** The receipt as the order shows it; `null` when nobody asked, and while the way to pay is no cash. */
export function toCashReceiptAnswer(payment: Payment) {
  return isCashMethod(payment.method) ? toAskedReceipt(payment) : null
}
