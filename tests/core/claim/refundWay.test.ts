import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import { refundWay } from '@jangteo/core/claim/refund/refundWay.rules'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { expect, test } from 'vitest'
import { aClaim, anOrder, CLAIMED_AT_MS, paidWith, quoted } from '../../support/claim/ledger.ts'

function ways(method: PaymentMethod, day: string) {
  const payment = paidWith(method, 10_000)
  const nowMs = Date.parse(`${day}T12:00:00+09:00`)
  return [refundWay(payment, 10_000, nowMs), refundWay(payment, 4_000, nowMs)]
}

test('결제한 주에는 가상계좌만 계좌로, 휴대폰은 전체만 결제사로 돌려준다', () => {
  const different = PAYMENT_METHODS.filter(
    (method) => !ways(method, '2026-08-24').every((way) => way === 'GATEWAY'),
  )
  expect(different.map((method) => [method, ways(method, '2026-08-24')])).toEqual([
    ['VIRTUAL_ACCOUNT', ['ACCOUNT', 'ACCOUNT']],
    ['SIMPLE_VIRTUAL', ['ACCOUNT', 'ACCOUNT']],
    ['PHONE', ['GATEWAY', 'ACCOUNT']],
    ['SIMPLE_PHONE', ['GATEWAY', 'ACCOUNT']],
  ])
})

const LAST_DAYS: readonly (readonly [PaymentMethod, string, string])[] = [
  ['PHONE', '2026-08-31', '2026-09-01'],
  ['BANK_TRANSFER', '2026-11-20', '2026-11-21'],
  ['KAKAO_PAY', '2027-08-20', '2027-08-21'],
  ['NAVER_PAY', '2029-08-19', '2029-08-20'],
]

test.each(LAST_DAYS)('%s 결제는 %s까지 결제사로, %s부터 계좌로 돌려준다', (method, last, next) => {
  expect([ways(method, last)[0], ways(method, next)[0]]).toEqual(['GATEWAY', 'ACCOUNT'])
})

test.each(LAST_DAYS)('%s 결제는 %s의 마지막 순간까지 결제사로 돌려준다', (method, last) => {
  const lastMs = Date.parse(`${last}T23:59:59.999+09:00`)
  const payment = paidWith(method, 10_000)
  expect([refundWay(payment, 10_000, lastMs), refundWay(payment, 10_000, lastMs + 1)]).toEqual([
    'GATEWAY',
    'ACCOUNT',
  ])
})

test('카카오페이머니로 낸 돈은 다섯 해까지 결제사로 돌려준다', () => {
  const lastMs = Date.parse('2031-08-20T23:59:59.999+09:00')
  const money = paidWith('KAKAO_PAY', 10_000, false)
  expect([refundWay(money, 10_000, lastMs), refundWay(money, 10_000, lastMs + 1)]).toEqual([
    'GATEWAY',
    'ACCOUNT',
  ])
})

test('휴대폰으로 결제한 주문을 모두 반품하면 전액을 돌려주고 배송비는 따로 받는다', () => {
  const order = anOrder([60_000], { isShipped: true, method: 'PHONE' })
  const { refunds, additionalAmount } = quoted(order, aClaim(['RETURN', 'BUYER'], [1]))
  expect([refunds, additionalAmount]).toEqual([
    [{ method: 'PHONE', amount: 60_000, way: 'GATEWAY' }],
    6_000,
  ])
})

test('휴대폰으로 결제한 주문의 일부는 계좌로 돌려준다', () => {
  const order = anOrder([60_000, 10_000], { method: 'PHONE' })
  const quote = quoted(order, aClaim(['CANCEL', 'BUYER'], [2]))
  expect([quote.refunds, quote.isRefundAccountRequired]).toEqual([
    [{ method: 'PHONE', amount: 10_000, way: 'ACCOUNT' }],
    true,
  ])
})

test('부분취소가 안 되는 카드 결제도 전액을 돌려주고 배송비는 따로 받는다', () => {
  const order = anOrder([60_000], { isShipped: true })
  const payments = order.payments.map((payment) => ({ ...payment, isPartlyRefundable: false }))
  const decided = quoteClaim({ ...order, payments }, aClaim(['RETURN', 'BUYER'], [1]))
  expect(decided.ok && [decided.value.refundAmount, decided.value.additionalAmount]).toEqual([
    60_000, 6_000,
  ])
})

test('추가로 낸 돈은 처음 낸 돈 다음에 돌려준다', () => {
  const order = anOrder([48_000], { fee: 3_000 })
  const payments = [paidWith('NAVER_PAY', 50_000), paidWith('CARD', 1_000)]
  const { refunds } = quoted({ ...order, payments }, aClaim(['CANCEL', 'BUYER'], [1]))
  expect(refunds).toEqual([
    { method: 'NAVER_PAY', amount: 50_000, way: 'GATEWAY' },
    { method: 'CARD', amount: 1_000, way: 'GATEWAY' },
  ])
})

test('돌려줄 것이 없으면 계좌를 묻지 않는다', () => {
  const order = anOrder([40_000], { isShipped: true, method: 'VIRTUAL_ACCOUNT' })
  const { refunds, isRefundAccountRequired } = quoted(
    order,
    aClaim(['EXCHANGE', 'SELLER'], [1], { nowMs: CLAIMED_AT_MS }),
  )
  expect([refunds, isRefundAccountRequired]).toEqual([[], false])
})
