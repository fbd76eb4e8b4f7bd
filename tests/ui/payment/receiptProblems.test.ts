import { receiptProblems } from '@jangteo/ui/screens/payment/useReceipt'
import { expect, test } from 'vitest'

const TEXTS = { receiptMobile: '0101234567', receiptCard: '', receiptBusinessNumber: '' }
const DEDUCTION = { receiptPurpose: 'INCOME_DEDUCTION', receiptKind: null } as const
const WRONG = '현금영수증 번호를 다시 확인해 주세요.'

test('나중 결제의 현금영수증은 현금으로 낼 때만 따진다', () => {
  expect([
    receiptProblems({ ...TEXTS, receiptMobile: '' }, DEDUCTION, 'VIRTUAL_ACCOUNT'),
    receiptProblems({ ...TEXTS, receiptMobile: '01012345678' }, DEDUCTION, 'VIRTUAL_ACCOUNT'),
    receiptProblems({ ...TEXTS, receiptMobile: '' }, DEDUCTION, 'CARD'),
    receiptProblems(TEXTS, { receiptPurpose: null, receiptKind: null }, 'VIRTUAL_ACCOUNT'),
  ]).toEqual([
    { receiptMobile: WRONG, receiptCard: WRONG, receiptBusinessNumber: WRONG },
    {},
    {},
    {},
  ])
})
