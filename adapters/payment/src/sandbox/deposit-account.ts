import { createHash } from 'node:crypto'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import type { Account, PaidRequest } from './payment-record.ts'

/** The banks that issue accounts here. */
export const DEPOSIT_BANKS = [
  '04',
  '88',
  '20',
  '81',
  '11',
  '03',
] as const satisfies readonly BankCode[]

const ACCOUNT_DIGITS = 14

/** Digits that belong to one text and look like chance. */
function digitsOf(text: string, count: number): string {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from(bytes, (byte) => byte % 10)
    .slice(0, count)
    .join('')
}

/** The account of an attempt: the same number however often it is asked for, open until the market's due time. */
export function issueAccount(
  { gatewayOrderId, expiresAtMs, depositDueAtMs }: PaidRequest,
  { paymentKey }: { readonly paymentKey: string },
  bankCode: BankCode,
): Account {
  return {
    status: 'account',
    paymentKey,
    account: {
      bankCode,
      accountNumber: digitsOf(`${bankCode}.${gatewayOrderId}`, ACCOUNT_DIGITS),
      holderName: '장터(모의결제)',
      dueAtMs: depositDueAtMs ?? expiresAtMs,
    },
    secret: createHash('sha256').update(`secret.${paymentKey}`).digest('base64url'),
    depositedAtMs: null,
    closedAtMs: null,
  }
}
