export const CASH_RECEIPT_PURPOSES = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const

/** Purpose of a cash receipt. Source: domain-rules §4.4. */
export type CashReceiptPurpose = (typeof CASH_RECEIPT_PURPOSES)[number]

export const CASH_RECEIPT_PURPOSE_LABELS: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '소득공제',
  EXPENSE_PROOF: '지출증빙',
}

export const CASH_RECEIPT_ID_KINDS = ['MOBILE', 'CARD', 'BUSINESS_NUMBER'] as const

/** Kind of number that a cash receipt is issued to. Source: domain-rules §4.4. */
export type CashReceiptIdKind = (typeof CASH_RECEIPT_ID_KINDS)[number]

export const CASH_RECEIPT_ID_KIND_LABELS: Readonly<Record<CashReceiptIdKind, string>> = {
  MOBILE: '휴대폰 번호',
  CARD: '현금영수증 카드',
  BUSINESS_NUMBER: '사업자등록번호',
}

/** The numbers that fit a purpose, the usual one first. Source: domain-rules §4.4. */
export const CASH_RECEIPT_PURPOSE_ID_KINDS: Readonly<
  Record<CashReceiptPurpose, readonly CashReceiptIdKind[]>
> = {
  INCOME_DEDUCTION: ['MOBILE', 'CARD'],
  EXPENSE_PROOF: ['BUSINESS_NUMBER', 'CARD'],
}
