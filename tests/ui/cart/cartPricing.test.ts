import { priceOfCart, priceOfGroup } from '@jangteo/ui/screens/cart/cartPricing'
import { expect, test } from 'vitest'
import { aShownCart, aShownLine } from '../../support/cart/aShownCart.ts'

const CART = aShownCart([aShownLine(1), aShownLine(2, { quantity: 2 })])

function priceOf(cartIds: readonly number[]) {
  const [group] = CART.groups
  if (group === undefined) throw new Error('the cart has no group')
  const { totals, gap, share } = priceOfGroup(group, new Set(cartIds))
  const { goodsAmount, fee, payableAmount } = totals
  return { goodsAmount, fee, payableAmount, gap, share }
}

test('고른 것만 세고, 무료배송까지 남은 금액과 온 만큼을 안다', () => {
  expect(priceOf([1])).toEqual({
    goodsAmount: 10_000,
    fee: 3_000,
    payableAmount: 13_000,
    gap: 20_000,
    share: 1 / 3,
  })
})

test('기준 금액을 채우면 무료배송이고 더 권하지 않는다', () => {
  expect(priceOf([1, 2])).toEqual({
    goodsAmount: 30_000,
    fee: 0,
    payableAmount: 30_000,
    gap: null,
    share: 1,
  })
})

test('고른 것이 없으면 낼 것도 없다', () => {
  const { goodsAmount, shippingAmount, payableAmount } = priceOfCart(CART, new Set())
  expect({ goodsAmount, shippingAmount, payableAmount }).toEqual({
    goodsAmount: 0,
    shippingAmount: 0,
    payableAmount: 0,
  })
})
