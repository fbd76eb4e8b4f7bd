import type { BankCode } from '@jangteo/core/payment/bank.codes'

/** The banks as Toss Payments numbers them: by 금융결제원, but for one. Source: domain-rules §7.1. */
const TOSS_BANK_CODES: Readonly<Record<BankCode, string>> = {
  '04': '06',
  '88': '88',
  '20': '20',
  '81': '81',
  '11': '11',
  '03': '03',
  '90': '90',
  '89': '89',
  '92': '92',
  '71': '71',
  '45': '45',
  '23': '23',
  '32': '32',
  '31': '31',
  '39': '39',
  '34': '34',
  '37': '37',
  '35': '35',
  '07': '07',
  '48': '48',
  '12': '12',
  '02': '02',
  '27': '27',
  '50': '50',
  '64': '64',
}

const BANKS = new Map(
  Object.entries(TOSS_BANK_CODES).map(([bank, code]) => [code, bank as BankCode]),
)

export function tossBankCodeOf(bank: BankCode): string {
  return TOSS_BANK_CODES[bank]
}

/** The bank behind a number of theirs; `undefined` for one that the market does not know. */
export function bankOf(tossBankCode: string): BankCode | undefined {
  return BANKS.get(tossBankCode)
}
