import { expect, test } from 'vitest'
import {
  PAYMENT_METHODS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATES,
  PAYMENT_STATE_TO_STATUS,
  PAYMENT_STATUSES,
} from '@jangteo/core/payment/payment.codes'
import { paymentView } from '@jangteo/core/payment/payment.view'

const CARD = {
  status: 'DEPOSIT_COMPLETE',
  method: 'CARD',
  amount: 62_900,
  refunded: 0,
  installmentMonths: 0,
  cardCompany: '신한',
} as const

test('카드 일시불', () => {
  expect(paymentView(CARD)).toEqual({
    statusLabel: '결제완료',
    methodText: '신용/체크카드 (신한)',
    amountText: '62,900원',
    installmentText: '일시불',
    refundText: null,
  })
})

test('할부와 부분 환불', () => {
  const { installmentText, refundText } = paymentView({
    ...CARD,
    installmentMonths: 3,
    refunded: 10_000,
  })
  expect([installmentText, refundText]).toEqual(['3개월', '10,000원'])
})

test('할부가 없는 결제수단', () => {
  const view = paymentView({
    ...CARD,
    method: 'VIRTUAL_ACCOUNT',
    installmentMonths: null,
    cardCompany: null,
  })
  expect([view.methodText, view.installmentText]).toEqual(['가상계좌(무통장입금)', null])
})

test('안에서만 쓰는 상태도 밖에서는 명세의 상태로 보인다', () => {
  const shown = PAYMENT_STATES.map((state) => PAYMENT_STATE_TO_STATUS[state])
  const inside = ['PAYMENT_WAIT', 'PAYMENT_WAIT', 'DEPOSIT_CANCEL', 'DEPOSIT_CANCEL']
  expect(shown).toEqual([...PAYMENT_STATUSES, ...inside])
})

test('결제수단의 이름은 서로 다르다', () => {
  const labels = PAYMENT_METHODS.map((method) => PAYMENT_METHOD_LABELS[method])
  expect(new Set(labels).size).toEqual(18)
})
