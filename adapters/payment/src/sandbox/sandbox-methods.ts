import {
  CARD_METHODS,
  INSTALLMENT_AMOUNT_MIN_WON,
  type PaymentMethod,
  WALLET_METHODS,
} from '@jangteo/core/payment/payment.codes'

/** Payment methods of the sandbox: all of them. */
export const SANDBOX_METHODS = [
  'CARD',
  'SIMPLE_CARD',
  'BANK_TRANSFER',
  'MONEY',
  'VIRTUAL_ACCOUNT',
  'SIMPLE_VIRTUAL',
  'PHONE',
  'SIMPLE_PHONE',
  ...WALLET_METHODS,
] as const satisfies readonly PaymentMethod[]

export type SandboxMethod = (typeof SANDBOX_METHODS)[number]

/** Card issuers to choose from in the window. */
export const CARD_COMPANIES = [
  '신한카드',
  'KB국민카드',
  '삼성카드',
  '현대카드',
  '롯데카드',
  '하나카드',
  '우리카드',
  'NH농협카드',
  'BC카드',
] as const

const INSTALLMENT_MONTHS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** True when a part of it can be cancelled: a phone bill is cancelled whole. Source: domain-rules §1.8. */
export function isPartCancelable(method: SandboxMethod): boolean {
  return method !== 'PHONE' && method !== 'SIMPLE_PHONE'
}

const CARD_AMOUNT_MIN_WON = 100
const ACCOUNT_AMOUNT_MIN_WON = 200

/** True when the window asks for a card and its instalments. */
export function isCardMethod(method: SandboxMethod): boolean {
  return CARD_METHODS.some((card) => card === method)
}

/**
 * True when the window asks if the wallet's own money pays, or the card that is linked to it. Source: domain-rules
 * §1.8.
 */
export function isMoneyOrCard(method: SandboxMethod): boolean {
  return method === 'KAKAO_PAY'
}

/** The months to choose from for an amount; 0 is a single payment. Source: domain-rules §4.1. */
export function installmentMonthsFor(amount: number): readonly number[] {
  return amount >= INSTALLMENT_AMOUNT_MIN_WON ? INSTALLMENT_MONTHS : [0]
}

/** True when an amount is too small for its method: 100 won by card, 200 otherwise. Source: domain-rules §4.1. */
export function isBelowMinimum(method: SandboxMethod, amount: number): boolean {
  return amount < (isCardMethod(method) ? CARD_AMOUNT_MIN_WON : ACCOUNT_AMOUNT_MIN_WON)
}
