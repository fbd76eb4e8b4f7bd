import { priceOfOrder, undeliverableNames } from '@jangteo/ui/screens/checkout/checkoutPage'
import type { CheckoutPageData } from '@jangteo/ui/screens/checkout/checkoutPage'
import { expect, test } from 'vitest'
import { aShownCart, aShownLine } from '../../support/cart/aShownCart.ts'

/** Two goods of 10,000 won each that ship for 3,000 won. */
const { groups, currencyCode } = aShownCart([aShownLine(1), aShownLine(2)])
const PAGE: CheckoutPageData = {
  groups: groups.map((group) => ({ ...group, fee: 3_000, areaFee: 0, isDeliverable: true })),
  totals: {
    listAmount: 24_000,
    discountAmount: 4_000,
    goodsAmount: 20_000,
    couponAmount: 0,
    shippingAmount: 3_000,
    areaAmount: 0,
    payableAmount: 23_000,
    currencyCode,
  },
  orderer: null,
  addresses: [],
  zoneRangeList: [],
  needsCustomMadeConsent: false,
  paymentMethodList: ['CARD'],
  lastPaymentMethodEnum: null,
  depositDays: 3,
  unavailableMethodList: [],
}

test('배송지가 바뀌어도 쿠폰은 상품에서만 그대로 깎는다', () => {
  const couponAmounts = new Map([
    [1, 2_500],
    [2, 500],
  ])
  const priced = ([null, 'JEJU'] as const).map((zone) => {
    const totals = priceOfOrder(PAGE, { zone, couponAmounts })
    const { goodsAmount, couponAmount, shippingAmount, areaAmount, payableAmount } = totals
    return [couponAmount, payableAmount - (goodsAmount + shippingAmount + areaAmount)]
  })
  expect(priced).toEqual([
    [3_000, -3_000],
    [3_000, -3_000],
  ])
})

test('쿠폰이 없으면 주문서가 처음 말한 금액이다', () => {
  const { groups: _, ...totals } = priceOfOrder(PAGE, {
    zone: null,
    couponAmounts: new Map(),
  })
  expect({ ...totals, currencyCode }).toEqual(PAGE.totals)
})

test('배송할 수 없는 상품은 이름으로 안다', () => {
  const page = {
    ...PAGE,
    groups: PAGE.groups.map((group) => ({
      ...group,
      shippingPolicy: { ...group.shippingPolicy, deliversToRemote: false },
    })),
  }
  const namesIn = (zone: 'JEJU' | 'MAINLAND') =>
    undeliverableNames(page, priceOfOrder(page, { zone, couponAmounts: new Map() }))
  const names = page.groups.flatMap(({ lines }) => lines.map(({ goodsName }) => goodsName))
  expect([namesIn('MAINLAND'), namesIn('JEJU')]).toEqual([[], names])
})
