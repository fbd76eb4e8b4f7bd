import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { digitsOf, formatMobile, hideMobile, maskDigits } from '../member/mask.rules.ts'
import { isMobile } from '../member/member.rules.ts'
import { formatBusinessNumber, isBusinessNumber } from '../seller/businessNumber.rules.ts'
import { CASH_RECEIPT_PURPOSE_ID_KINDS } from './cashReceipt.codes.ts'
import type { CashReceiptIdKind, CashReceiptPurpose } from './cashReceipt.codes.ts'

const CARD_PARTS = [4, 4, 4, 4] as const
const RECEIPT_CARD_PARTS = [4, 4, 4, 10] as const
const RECEIPT_CARD_FORM = /^\d{13,19}$/

/** Digits shown at the beginning and at the end of a hidden number. */
const SHOWN_DIGITS = { first: 3, last: 4 } as const

/** Formats a payment card's number 4-4-4-4, also while it is being typed. Source: spec §5. */
export function formatCardNumber(text: string): string {
  return maskDigits(text, CARD_PARTS)
}

/** True when digits are the number of a card for cash receipts: 13 to 19 of them. Source: domain-rules §4.4, A34. */
export function isReceiptCard(digits: string): boolean {
  return RECEIPT_CARD_FORM.test(digits)
}

/**
 * Formats the number of a card for cash receipts 4-4-4-10, also while it is being typed. Source: spec §5, domain-rules
 * A34.
 */
export function formatReceiptCard(text: string): string {
  return maskDigits(text, RECEIPT_CARD_PARTS)
}

const NUMBER_RULES: Readonly<
  Record<
    CashReceiptIdKind,
    { readonly fits: (digits: string) => boolean; readonly format: (text: string) => string }
  >
> = {
  MOBILE: { fits: isMobile, format: formatMobile },
  CARD: { fits: isReceiptCard, format: formatReceiptCard },
  BUSINESS_NUMBER: { fits: isBusinessNumber, format: formatBusinessNumber },
}

/** Formats a number for a cash receipt, as in its field. Source: spec §5. */
export function formatReceiptNumber(kind: CashReceiptIdKind, text: string): string {
  return NUMBER_RULES[kind].format(text)
}

/**
 * Masks a number for a cash receipt, except its ends. Source: domain-rules §5.4.
 * @example hideReceiptNumber('BUSINESS_NUMBER', '1248100998') // '124-**-*0998'
 */
export function hideReceiptNumber(kind: CashReceiptIdKind, digits: string): string {
  if (kind === 'MOBILE') return hideMobile(digits)
  const shown = formatReceiptNumber(kind, digits)
  const { first, last } = SHOWN_DIGITS
  return shown.replaceAll(/\d/g, (digit, offset: number) => {
    const before = digitsOf(shown.slice(0, offset)).length
    return before < first || before >= digits.length - last ? digit : '*'
  })
}

/** Request for a cash receipt, with the number as it was typed. */
export type CashReceiptForm = {
  readonly purpose: CashReceiptPurpose
  readonly kind: CashReceiptIdKind
  readonly number: string
}

/** Reason why a cash receipt request is refused. */
export type CashReceiptRefusal = 'CASH_RECEIPT_KIND_UNFIT' | 'CASH_RECEIPT_NUMBER_INVALID'

/**
 * Decides whether a cash receipt can be issued; the value is the number in digits. Refusals in this order:
 * CASH_RECEIPT_KIND_UNFIT for a number that does not fit the purpose, CASH_RECEIPT_NUMBER_INVALID. Source: domain-rules
 * §4.4.
 */
export function decideCashReceipt(form: CashReceiptForm): Decision<CashReceiptRefusal, string> {
  const kinds = CASH_RECEIPT_PURPOSE_ID_KINDS[form.purpose]
  if (!kinds.includes(form.kind)) return refuse('CASH_RECEIPT_KIND_UNFIT')
  const digits = digitsOf(form.number)
  return NUMBER_RULES[form.kind].fits(digits)
    ? allow(digits)
    : refuse('CASH_RECEIPT_NUMBER_INVALID')
}
