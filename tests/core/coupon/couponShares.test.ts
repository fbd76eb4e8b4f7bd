import {
  couponAmountOf,
  couponShareTexts,
  storeCouponView,
} from '@jangteo/core/coupon/couponShares.view'
import { expect, test } from 'vitest'

test('깎은 쿠폰만 적용한 차례로 말하고, 없으면 아무 말도 하지 않는다', () => {
  expect([
    couponShareTexts({ GOODS: 5_000, DUPLICATION: 2_740, STORE: 2_423 }),
    couponShareTexts({ GOODS: 0, DUPLICATION: 0, STORE: 577 }),
    couponShareTexts({ GOODS: 0, DUPLICATION: 0, STORE: 0 }),
  ]).toEqual([
    ['상품쿠폰 -5,000원', '중복쿠폰 -2,740원', '스토어쿠폰 -2,423원'],
    ['스토어쿠폰 -577원'],
    [],
  ])
})

test('모든 쿠폰이 깎은 금액을 더한다', () => {
  expect(couponAmountOf({ GOODS: 5_000, DUPLICATION: 2_740, STORE: 2_423 })).toBe(10_163)
})

test('장바구니의 스토어마다 적용한 쿠폰의 수와 금액을 말한다', () => {
  expect([storeCouponView([1_000, 240]), storeCouponView([]), storeCouponView(null)]).toEqual([
    { text: '쿠폰 2장 적용', amountText: '-1,240원' },
    { text: '적용할 수 있는 쿠폰이 없어요', amountText: null },
    { text: '선택한 상품이 없어요', amountText: null },
  ])
})
