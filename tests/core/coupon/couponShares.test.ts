import { couponSharesText } from '@jangteo/core/coupon/couponShares.view'
import { expect, test } from 'vitest'

test('깎은 쿠폰만 적용한 차례로 말하고, 없으면 아무 말도 하지 않는다', () => {
  expect([
    couponSharesText({ GOODS: 5_000, DUPLICATION: 2_740, STORE: 2_423 }),
    couponSharesText({ GOODS: 0, DUPLICATION: 0, STORE: 577 }),
    couponSharesText({ GOODS: 0, DUPLICATION: 0, STORE: 0 }),
  ]).toEqual([
    '상품쿠폰\u{a0}-5,000원 · 중복쿠폰\u{a0}-2,740원 · 스토어쿠폰\u{a0}-2,423원',
    '스토어쿠폰\u{a0}-577원',
    null,
  ])
})
