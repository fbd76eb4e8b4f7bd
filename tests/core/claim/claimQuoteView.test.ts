import { claimQuoteView } from '@jangteo/core/claim/refund/claimQuote.view'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aClaim, anOrder, quoted } from '../../support/claim/ledger.ts'
import { live, orders, turns } from '../../support/claim/orders.arbitrary.ts'

test('환불 금액이 어떻게 나왔는지 한 줄씩 보여 준다', () => {
  const order = anOrder([40_000, 20_000], {
    isShipped: true,
    storeCoupon: { amount: 5_000, minimumAmount: 50_000 },
  })
  expect(claimQuoteView(quoted(order, aClaim(['RETURN', 'BUYER'], [2])))).toEqual({
    rows: [
      { label: '환불 상품금액', amount: 20_000, text: '20,000원' },
      { label: '쿠폰 할인 차감', amount: -1_667, text: '-1,667원' },
      { label: '남은 상품의 쿠폰 할인 차감', amount: -3_333, text: '-3,333원' },
      { label: '최초 배송비 차감', amount: -3_000, text: '-3,000원' },
      { label: '반품 배송비 차감', amount: -3_000, text: '-3,000원' },
    ],
    totalLabel: '환불 예정금액',
    totalAmount: 9_000,
    totalText: '9,000원',
    refunds: [
      { label: '신용/체크카드', text: '9,000원', whenText: '카드사에 따라 영업일 기준 3~7일' },
    ],
  })
})

test('교환은 추가로 낼 금액을 보여 준다', () => {
  const order = anOrder([40_000], { isShipped: true })
  expect(claimQuoteView(quoted(order, aClaim(['EXCHANGE', 'BUYER'], [1])))).toEqual({
    rows: [{ label: '교환 배송비', amount: -6_000, text: '6,000원' }],
    totalLabel: '추가결제 금액',
    totalAmount: 6_000,
    totalText: '6,000원',
    refunds: [],
  })
})

test('돈이 가는 곳과 걸리는 날을 알려 준다', () => {
  const whenOf = (method: 'MONEY' | 'VIRTUAL_ACCOUNT' | 'KAKAO_PAY') =>
    claimQuoteView(quoted(anOrder([40_000], { method }), aClaim(['CANCEL', 'BUYER'], [1]))).refunds
  expect([...whenOf('MONEY'), ...whenOf('VIRTUAL_ACCOUNT'), ...whenOf('KAKAO_PAY')]).toEqual([
    { label: '머니', text: '40,000원', whenText: '바로' },
    { label: '환불계좌', text: '40,000원', whenText: '영업일 기준 1~3일' },
    { label: '카카오페이', text: '40,000원', whenText: '영업일 기준 1~3일' },
  ])
})

test('다 돌려주고 더 받을 때는 받을 금액도 한 줄이다', () => {
  const order = anOrder([40_000], { isShipped: true })
  const quote = quoted(order, aClaim(['RETURN', 'BUYER'], [1]))
  const retained = { ...quote, refundAmount: quote.refundAmount + 3_000, additionalAmount: 3_000 }
  const { rows, totalLabel, totalAmount } = claimQuoteView(retained)
  expect([rows.at(-1), totalLabel, totalAmount]).toEqual([
    { label: '추가결제 금액', amount: 3_000, text: '3,000원' },
    '환불 예정금액',
    retained.refundAmount,
  ])
})

test('표의 줄을 더하면 돌려받거나 더 낼 금액이다', () => {
  const holds = fc.property(orders, turns, (order, lived) =>
    live(order, lived).quotes.every(
      (quote) =>
        sumWon(claimQuoteView(quote).rows.map(({ amount }) => amount)) ===
        (quote.refundAmount > 0 ? quote.refundAmount : -quote.additionalAmount),
    ),
  )
  expect(fc.check(holds, { numRuns: 500 }).counterexample).toEqual(null)
})
