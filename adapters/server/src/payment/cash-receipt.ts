import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import { decideCashReceipt, hideReceiptNumber } from '@jangteo/core/payment/cashReceipt.rules'
import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { Seals } from '../wire/seals.ts'

type Payment = Effect.Success<ReturnType<typeof findPaymentOfOrder>>

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

/** The receipt as its buyer sees it; `null` when nobody asked, and while the way to pay is no cash. */
export function toCashReceiptAnswer(payment: Payment) {
  const { receipt_purpose: purposeEnum, masked_receipt_number: maskedNumber } = payment
  const isShown = purposeEnum !== null && maskedNumber !== null && isCashMethod(payment.method)
  return isShown ? { purposeEnum, maskedNumber } : null
}
