import { couponBasis, dockAmounts, storeCoupons } from '@jangteo/ui/screens/cart/cartCoupons'
import type { CartCoupons } from '@jangteo/ui/screens/cart/cartCoupons'
import { expect, test } from 'vitest'
import { aShownCart, aShownLine } from '../../support/cart/aShownCart.ts'

const USED = { couponIssueIdEncrypt: 'three', name: '3,000원 쿠폰', discountAmount: 3_000 }
const KNOWN: CartCoupons = {
  state: 'known',
  isStale: false,
  data: {
    discountAmount: 3_000,
    stores: [
      { storeUrl: 'cup', discountAmount: 3_000, couponList: [USED] },
      { storeUrl: 'plate', discountAmount: 0, couponList: [] },
    ],
    lines: [],
  },
}

test('스토어마다 적용한 쿠폰과 깎이는 금액이나, 없는 까닭을 말한다', () => {
  expect(['cup', 'plate', 'spoon'].map((storeUrl) => storeCoupons(KNOWN, storeUrl))).toEqual([
    { text: '쿠폰 1장 적용', amountText: '-3,000원', used: [USED] },
    { text: '적용할 수 있는 쿠폰이 없어요', amountText: null, used: [] },
    { text: '선택한 상품이 없어요', amountText: null, used: [] },
  ])
})

test('쿠폰 할인은 답이 와야 알고, 새 답이 올 때까지 지난 금액을 흐리게 둔다', () => {
  const states: readonly CartCoupons[] = [
    KNOWN,
    { ...KNOWN, isStale: true },
    { state: 'awaited' },
    { state: 'absent' },
  ]
  expect(states.map(dockAmounts)).toEqual([
    { couponAmount: 3_000, isStale: false },
    { couponAmount: 3_000, isStale: true },
    { couponAmount: 0, isStale: true },
    { couponAmount: 0, isStale: false },
  ])
  expect(storeCoupons({ state: 'awaited' }, 'cup')).toEqual(null)
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
