import { couponedAmount } from '@jangteo/core/coupon/couponPricing.rules'
import { couponBasis, couponDiscount, storeCoupon } from '@jangteo/ui/screens/cart/cartCoupons'
import type { CartCoupons } from '@jangteo/ui/screens/cart/cartCoupons'
import { expect, test } from 'vitest'
import { aShownCart, aShownLine } from '../../support/cart/aShownCart.ts'

const KNOWN: CartCoupons = {
  state: 'known',
  isStale: false,
  data: {
    discountAmount: 3_000,
    stores: [
      { storeUrl: 'cup', discountAmount: 3_000 },
      { storeUrl: 'plate', discountAmount: 0 },
    ],
    lines: [],
  },
}

test('스토어마다 쿠폰으로 깎이는 금액이나, 없는 까닭을 말한다', () => {
  expect(['cup', 'plate', 'spoon'].map((storeUrl) => storeCoupon(KNOWN, storeUrl))).toEqual([
    { text: '-3,000원', isDiscount: true },
    { text: '적용할 수 있는 쿠폰이 없어요', isDiscount: false },
    { text: '선택한 상품이 없어요', isDiscount: false },
  ])
})

test('쿠폰을 적용한 예상 금액은 답이 와야 안다', () => {
  const states: readonly CartCoupons[] = [KNOWN, { state: 'awaited' }, { state: 'absent' }]
  expect(states.map((coupons) => couponedAmount(20_000, couponDiscount(coupons)))).toEqual([
    17_000,
    null,
    null,
  ])
  expect(storeCoupon({ state: 'awaited' }, 'cup')).toEqual(null)
})

test('고른 상품이나 수량이 다르면 다시 물어야 한다', () => {
  const cart = aShownCart([aShownLine(1), aShownLine(2)])
  const more = aShownCart([aShownLine(1, { quantity: 2 }), aShownLine(2)])
  const bases = [
    couponBasis(cart, new Set([1])),
    couponBasis(cart, new Set([1, 2])),
    couponBasis(more, new Set([1])),
  ]
  expect(bases.map(({ cartIds }) => cartIds)).toEqual([[1], [1, 2], [1]])
  expect(new Set(bases.map(({ text }) => text)).size).toEqual(3)
  expect(couponBasis(cart, new Set([1]))).toEqual(bases[0])
})
