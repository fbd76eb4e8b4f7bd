import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  CASH_RECEIPT_ID_KINDS,
  CASH_RECEIPT_ID_KIND_LABELS,
  CASH_RECEIPT_PURPOSES,
  CASH_RECEIPT_PURPOSE_ID_KINDS,
  CASH_RECEIPT_PURPOSE_LABELS,
} from '@jangteo/core/payment/cashReceipt.codes'
import { CASH_RECEIPT_MESSAGES } from '@jangteo/core/payment/cashReceipt.messages'
import {
  decideCashReceipt,
  formatCardNumber,
  formatReceiptNumber,
  hideReceiptNumber,
} from '@jangteo/core/payment/cashReceipt.rules'
import type { CashReceiptForm } from '@jangteo/core/payment/cashReceipt.rules'

const FORM: CashReceiptForm = {
  purpose: 'INCOME_DEDUCTION',
  kind: 'MOBILE',
  number: '010-1234-1234',
}

describe('카드 번호', () => {
  test('네 자리씩 끊어 보여 준다', () => {
    expect(['1234567890123456789', '12345', ''].map(formatCardNumber)).toEqual([
      '1234-5678-9012-3456',
      '1234-5',
      '',
    ])
  })
})

describe('현금영수증', () => {
  test.each([
    ['MOBILE', '01012341234', '010-1234-1234'],
    ['CARD', '1234567890123456789012', '1234-5678-9012-3456789012'],
    ['CARD', '123456789012345678', '1234-5678-9012-345678'],
    ['BUSINESS_NUMBER', '1248100998', '124-81-00998'],
  ] as const)('%s 번호 %s은(는) %s', (kind, digits, shown) => {
    expect(formatReceiptNumber(kind, digits)).toEqual(shown)
  })

  test.each([
    [FORM, allow('01012341234')],
    [{ ...FORM, number: '011-1234-1234' }, refuse('CASH_RECEIPT_NUMBER_INVALID')],
    [{ ...FORM, kind: 'CARD', number: '1'.repeat(13) }, allow('1'.repeat(13))],
    [{ ...FORM, kind: 'CARD', number: '1'.repeat(12) }, refuse('CASH_RECEIPT_NUMBER_INVALID')],
    [{ ...FORM, kind: 'CARD', number: '1'.repeat(20) }, refuse('CASH_RECEIPT_NUMBER_INVALID')],
    [{ ...FORM, kind: 'BUSINESS_NUMBER' }, refuse('CASH_RECEIPT_KIND_UNFIT')],
    [{ ...FORM, purpose: 'EXPENSE_PROOF' }, refuse('CASH_RECEIPT_KIND_UNFIT')],
    [
      { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', number: '124-81-00998' },
      allow('1248100998'),
    ],
    [
      { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', number: '123-45-67890' },
      refuse('CASH_RECEIPT_NUMBER_INVALID'),
    ],
  ] as const)('용도에 맞는 번호로 신청한다 (%#)', (form, decision) => {
    expect(decideCashReceipt(form)).toEqual(decision)
  })

  test.each([
    ['MOBILE', '01012345678', '010-****-5678'],
    ['MOBILE', '0100001234', '010-***-1234'],
    ['CARD', '1234567890123', '123*-****-*012-3'],
    ['CARD', '123456789012345678', '123*-****-****-**5678'],
    ['BUSINESS_NUMBER', '1248100998', '124-**-*0998'],
  ] as const)('%s 번호 %s은(는) %s만 보인다', (kind, digits, shown) => {
    expect(hideReceiptNumber(kind, digits)).toEqual(shown)
  })

  test('용도마다 사용할 수 있는 번호와 이름', () => {
    const shown = CASH_RECEIPT_PURPOSES.map((purpose) => [
      CASH_RECEIPT_PURPOSE_LABELS[purpose],
      CASH_RECEIPT_PURPOSE_ID_KINDS[purpose].map((kind) => CASH_RECEIPT_ID_KIND_LABELS[kind]),
    ])
    expect(shown).toEqual([
      ['소득공제', ['휴대폰 번호', '현금영수증 카드']],
      ['지출증빙', ['사업자등록번호', '현금영수증 카드']],
    ])
    expect(CASH_RECEIPT_ID_KINDS.length).toEqual(3)
    expect(CASH_RECEIPT_MESSAGES.CASH_RECEIPT_NUMBER_INVALID()).toEqual(
      '현금영수증 번호를 다시 확인해 주세요.',
    )
  })
})
