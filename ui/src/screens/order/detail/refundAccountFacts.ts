import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { REFUND_ACCOUNT_MESSAGES } from '@jangteo/core/payment/refundAccount.messages'

type Account = {
  readonly bankCode: BankCode
  readonly maskedAccountNumber: string
  readonly holderName: string
  /** `null` when no bank was asked whose it is. */
  readonly checkedAt: string | null
}

export type Fact = { readonly label: string; readonly value: string }

/** The account as a list of facts; one that no bank has confirmed says who compares its holder, and when. */
export function refundAccountFacts(account: Account): Fact[] {
  const facts = [
    { label: '은행', value: BANK_LABELS[account.bankCode] },
    { label: '계좌번호', value: account.maskedAccountNumber },
    { label: '예금주', value: account.holderName },
  ]
  if (account.checkedAt !== null) return facts
  const value = REFUND_ACCOUNT_MESSAGES.REFUND_HOLDER_COMPARED_LATER()
  return [...facts, { label: '예금주 확인', value }]
}
