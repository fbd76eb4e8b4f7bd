import { characterCount, tidyText } from '../member/member.rules.ts'
import type { BankCode } from './bank.codes.ts'
import type { PaymentMethod, PaymentState } from './payment.codes.ts'
import { waitsForDeposit } from './paymentMethod.rules.ts'
import type { RefundAccountCode } from './refundAccount.messages.ts'

const ACCOUNT_NUMBER_DIGITS = { min: 6, max: 16 } as const

/** The longest name of an account's holder, in characters. Source: decision 022. */
export const HOLDER_NAME_LENGTH_MAX = 20

/** Digits shown of an account number; the rest are stars. */
const SHOWN_DIGITS = 3
const GROUP_DIGITS = 3

/** Account for the refund of a deposit. */
export type RefundAccountForm = {
  /** `null` while no bank was chosen. */
  readonly bankCode: BankCode | null
  /** Digits only. */
  readonly accountNumber: string
  readonly holderName: string
}

/** Violation of a field of the account. */
export type RefundAccountViolation = {
  readonly field: keyof RefundAccountForm
  readonly code: RefundAccountCode
}

/** True when a text can be an account number: 6 to 16 digits. Source: decision 022. */
export function isAccountNumber(digits: string): boolean {
  const { min, max } = ACCOUNT_NUMBER_DIGITS
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max
}

/** Lists everything that keeps the account from being verified, in the order of the form. Source: domain-rules §7.3. */
export function checkRefundAccount(form: RefundAccountForm): RefundAccountViolation[] {
  const { bankCode, accountNumber } = form
  const holderName = tidyText(form.holderName)
  const found: RefundAccountViolation[] = []
  if (bankCode === null) found.push({ field: 'bankCode', code: 'REFUND_BANK_REQUIRED' })
  if (accountNumber === '') {
    found.push({ field: 'accountNumber', code: 'REFUND_ACCOUNT_NUMBER_REQUIRED' })
  } else if (!isAccountNumber(accountNumber)) {
    found.push({ field: 'accountNumber', code: 'REFUND_ACCOUNT_NUMBER_INVALID' })
  }
  if (holderName === '') found.push({ field: 'holderName', code: 'REFUND_HOLDER_REQUIRED' })
  if (characterCount(holderName) > HOLDER_NAME_LENGTH_MAX) {
    found.push({ field: 'holderName', code: 'REFUND_HOLDER_TOO_LONG' })
  }
  return found
}

/**
 * Masks an account number, except its beginning. Source: domain-rules §5.4.
 * @example hideAccountNumber('110123456789') // '110-***-******'
 */
export function hideAccountNumber(digits: string): string {
  const stars = '*'.repeat(Math.max(0, digits.length - SHOWN_DIGITS))
  const parts = [
    digits.slice(0, SHOWN_DIGITS),
    stars.slice(0, GROUP_DIGITS),
    stars.slice(GROUP_DIGITS),
  ]
  return parts.filter((part) => part !== '').join('-')
}

/** Facts of an order's payment that decide where its money can be refunded to. */
export type ReturnableMoney = {
  readonly method: PaymentMethod
  readonly state: PaymentState
  /** Money on its way back waits to be reported where to. */
  readonly isReturnWaiting: boolean
  /** Some of it goes back to an account, since its gateway gives no parts back, or none any more. */
  readonly isReturnedByHand: boolean
}

/**
 * True when a payment can only be refunded to an account of the buyer's: a received deposit cannot return the way it
 * came, nor money that its gateway does not refund. Source: domain-rules §1.8.
 */
export function needsRefundAccount(money: ReturnableMoney): boolean {
  const { method, state, isReturnWaiting, isReturnedByHand } = money
  if (!waitsForDeposit(method)) return isReturnWaiting && isReturnedByHand
  return isReturnWaiting || state === 'DEPOSIT_COMPLETE' || state === 'DEPOSIT_COMPLETE_MANUAL'
}
