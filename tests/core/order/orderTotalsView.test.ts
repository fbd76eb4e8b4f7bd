import { priceRows, savedText } from '@jangteo/core/order/orderTotals.view'
import { expect, test } from 'vitest'

const NOTHING_OFF = {
  listAmount: 73_133,
  discountAmount: 0,
  couponAmount: 0,
  shippingAmount: 0,
  areaAmount: 0,
}

function reported(change: Partial<Parameters<typeof priceRows>[0]>) {
  return priceRows({ ...NOTHING_OFF, ...change }).map(({ label, value }) => `${label} ${value}`)
}

test('깎인 것과 더해진 것을 차례로 말하고, 없는 것은 말하지 않는다', () => {
  expect([
    reported({}),
    reported({
      discountAmount: 5_000,
      couponAmount: 11_670,
      shippingAmount: 4_000,
      areaAmount: 3_000,
    }),
  ]).toEqual([
    ['상품금액 73,133원', '배송비 무료배송'],
    [
      '상품금액 73,133원',
      '즉시할인 -5,000원',
      '쿠폰 할인 -11,670원',
      '배송비 4,000원',
      '제주·도서산간 추가 배송비 3,000원',
    ],
  ])
})

test('보내는 것이 없으면 배송비도 무료가 아니라 0원이다', () => {
  expect(reported({ listAmount: 0, shippingAmount: null })).toEqual(['상품금액 0원', '배송비 0원'])
})

test('깎는 줄만 할인으로 표시한다', () => {
  const rows = priceRows({ ...NOTHING_OFF, discountAmount: 100, couponAmount: 200 })
  expect(rows.map(({ tone }) => tone)).toEqual(['neutral', 'discount', 'discount', 'neutral'])
})

test('즉시할인과 쿠폰을 합해 얼마를 아꼈는지 말하고, 아낀 것이 없으면 말이 없다', () => {
  expect([
    savedText({ discountAmount: 107_000, couponAmount: 11_600 }),
    savedText({ discountAmount: 0, couponAmount: 0 }),
  ]).toEqual(['총 118,600원 할인', null])
})
