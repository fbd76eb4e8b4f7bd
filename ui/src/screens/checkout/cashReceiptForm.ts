import { CASH_RECEIPT_PURPOSE_ID_KINDS } from '@jangteo/core/payment/cashReceipt.codes'
import type { CashReceiptIdKind, CashReceiptPurpose } from '@jangteo/core/payment/cashReceipt.codes'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'
import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'

/** The numbers for a cash receipt, each in a field of its own; in digits. */
export type ReceiptTexts = {
  readonly receiptMobile: string
  readonly receiptCard: string
  readonly receiptBusinessNumber: string
}

/** Choice of a cash receipt: `null` asks for none, and takes the usual number of the purpose. */
export type ReceiptChoices = {
  readonly receiptPurpose: CashReceiptPurpose | null
  readonly receiptKind: CashReceiptIdKind | null
}

export const NO_RECEIPT: ReceiptChoices = { receiptPurpose: null, receiptKind: null }

const KIND_FIELDS = {
  MOBILE: 'receiptMobile',
  CARD: 'receiptCard',
  BUSINESS_NUMBER: 'receiptBusinessNumber',
} as const satisfies Readonly<Record<CashReceiptIdKind, keyof ReceiptTexts>>

/** One of them is shown at a time. */
export const RECEIPT_FIELDS: readonly (keyof ReceiptTexts)[] = Object.values(KIND_FIELDS)

/** Initial texts of the fields: a member's own number is filled in for a deduction. */
export function initialReceiptTexts(ownMobile: string): ReceiptTexts {
  return { receiptMobile: ownMobile, receiptCard: '', receiptBusinessNumber: '' }
}

/** Returns the chosen kind of number where it fits the purpose, else the usual one; `null` without a receipt. */
export function receiptKindOf(choices: ReceiptChoices): CashReceiptIdKind | null {
  const { receiptPurpose, receiptKind } = choices
  if (receiptPurpose === null) return null
  const kinds = CASH_RECEIPT_PURPOSE_ID_KINDS[receiptPurpose]
  return kinds.find((kind) => kind === receiptKind) ?? kinds[0] ?? null
}

/** Returns the requested receipt; `null` without one, and where the order is not paid in cash. */
export function cashReceiptOf(
  texts: ReceiptTexts,
  choices: ReceiptChoices,
  method: PaymentMethod | null,
): CashReceiptForm | null {
  const { receiptPurpose: purpose } = choices
  const kind = receiptKindOf(choices)
  if (purpose === null || kind === null || method === null || !isCashMethod(method)) return null
  return { purpose, kind, number: texts[KIND_FIELDS[kind]] }
}
