import { couponAmountOf, couponShareTexts } from '@jangteo/core/coupon/couponShares.view'
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
