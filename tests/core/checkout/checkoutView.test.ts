import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import { checkoutView } from '@jangteo/core/checkout/checkout.view'
import type { OrderDifference } from '@jangteo/core/order/orderDifference.rules'
import { expect, test } from 'vitest'

const MUG = { cartId: 1, goodsName: '머그컵' }
const PRICE: OrderDifference = {
  ...MUG,
  kind: 'ORDER_PRICE_CHANGED',
  before: 12_900,
  after: 15_900,
}
const FEWER: OrderDifference = { ...MUG, kind: 'ORDER_QUANTITY_CHANGED', before: 3, after: 2 }
const STOCK: OrderDifference = { ...MUG, kind: 'ORDER_STOCK_CHANGED', before: 3, after: 2 }

/** Notice for a buyer who saw 12,900 won and whose order costs 15,900 won now. */
function shownOf(differences: readonly OrderDifference[]) {
  const form = {
    orderer: { name: '김장터', mobile: '01012345678', email: 'buyer@example.com' },
    destination: null,
    deliveryRequest: { preset: null, typed: '' },
    buildingEntry: { entry: null, doorCode: '' },
    guestPassword: null,
    paymentMethod: null,
    cashReceipt: null,
    agreedTerms: [],
  }
  const context = {
    submission: { orderKey: 'key-1', form, seenLines: [], coupons: [], seenPayableAmount: 12_900 },
    incomplete: [],
    change: { payableAmount: 15_900, differences },
    blocked: [],
    order: null,
    refusedText: null,
    refusedCoupon: null,
    hasFailed: false,
  }
  const snapshot = checkoutChart.resolveState({ value: 'differing', context })
  return checkoutView(snapshot, { send: () => undefined }).differences
}

test('가격이 바뀌면 상품마다 전과 지금을 알려 주고 바뀐 금액으로 이어 간다', () => {
  expect(shownOf([PRICE])).toEqual({
    lines: [
      {
        goodsName: '머그컵',
        text: '상품의 가격이 변경됐어요.',
        before: '12,900원',
        after: '15,900원',
      },
    ],
    payableBefore: '12,900원',
    payableAfter: '15,900원',
    canGoOn: true,
  })
})

test('줄어든 재고는 개수로, 바뀐 판매 상태는 글로만 알려 준다', () => {
  const stopped: OrderDifference = {
    cartId: 2,
    goodsName: '접시',
    kind: 'ORDER_SALE_STATUS_CHANGED',
    before: null,
    after: null,
  }
  expect(shownOf([STOCK, stopped])?.lines).toEqual([
    { goodsName: '머그컵', text: '상품의 재고가 변경됐어요.', before: '3개', after: '2개' },
    { goodsName: '접시', text: '상품의 판매 상태가 변경됐어요.', before: null, after: null },
  ])
})

test('바뀐 상품이 없으면 배송비가 바뀐 것이다', () => {
  expect(shownOf([])?.lines).toEqual([
    { goodsName: '배송비', text: '배송비가 변경됐어요.', before: null, after: null },
  ])
})

test.each([
  { differences: [FEWER], canGoOn: true },
  { differences: [PRICE, STOCK], canGoOn: false },
])('구매할 수 없게 된 상품이 있으면 이어 가지 못한다: $canGoOn', ({ differences, canGoOn }) => {
  expect(shownOf(differences)?.canGoOn).toEqual(canGoOn)
})
