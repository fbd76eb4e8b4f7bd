import { endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  isCashMethod,
  receiptDutyDueMs,
  receiptToIssue,
} from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { ReceiptOwner } from '@jangteo/core/payment/cashReceiptDuty.rules'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { describe, expect, test } from 'vitest'

const OWNER: ReceiptOwner = {
  purpose: 'EXPENSE_PROOF',
  kind: 'BUSINESS_NUMBER',
  digits: '1248100998',
}
const UNNAMED = { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', digits: '0100001234' }

describe('현금영수증을 내주는 일', () => {
  test('계좌로 낸 돈과 머니만 현금이다', () => {
    expect(PAYMENT_METHODS.filter(isCashMethod)).toEqual([
      'BANK_TRANSFER',
      'MONEY',
      'VIRTUAL_ACCOUNT',
      'SIMPLE_VIRTUAL',
    ])
  })

  test('신청하면 얼마든 내주고, 신청하지 않아도 10만원부터는 국세청 번호로 내준다', () => {
    const issue = (amount: number, owner: ReceiptOwner | null = null) =>
      receiptToIssue({ method: 'VIRTUAL_ACCOUNT', amount, owner })
    expect([issue(1, OWNER), issue(99_999), issue(100_000), issue(0, OWNER)]).toEqual([
      { ...OWNER, amount: 1 },
      null,
      { ...UNNAMED, amount: 100_000 },
      null,
    ])
  })

  test('카드로 낸 돈에는 내주지 않는다', () => {
    expect(receiptToIssue({ method: 'CARD', amount: 200_000, owner: OWNER })).toEqual(null)
  })

  test('결제한 날부터 닷새 안에 내준다', () => {
    expect(receiptDutyDueMs(startOfDayMs('2026-08-22'))).toEqual(endOfDayMs('2026-08-27'))
  })
})
