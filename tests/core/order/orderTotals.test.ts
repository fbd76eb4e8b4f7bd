import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderDeliverable, lineTotals, orderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { PricedGroup, PricedLine } from '@jangteo/core/order/orderTotals.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

function aLine(listPrice: number, salePrice: number, quantity: number): PricedLine {
  return { listPrice, salePrice, quantity, isAddon: false, couponAmount: 0 }
}

function aGroup(
  groupKey: string,
  shippingPolicy: ShippingPolicy,
  lines: PricedLine[],
): PricedGroup {
  return { groupKey, shippingPolicy, lines }
}

const JEJU = aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3_000 })
const GROUPS = [
  aGroup('a', JEJU.freeFrom(50_000, 3_000), [aLine(30_000, 20_000, 2), aLine(5_000, 5_000, 2)]),
  aGroup('b', aShippingPolicy({ deliversToRemote: false }).paid(2_500), [aLine(9_000, 8_000, 1)]),
]

describe('주문 금액', () => {
  test('정가, 할인, 배송비, 지역 추가금을 더해 결제할 금액이 된다', () => {
    expect(orderTotals(GROUPS, 'JEJU')).toEqual({
      listAmount: 79_000,
      discountAmount: 21_000,
      goodsAmount: 58_000,
      couponAmount: 0,
      shippingAmount: 2_500,
      areaAmount: 3_000,
      payableAmount: 63_500,
      groups: [
        {
          groupKey: 'a',
          listAmount: 70_000,
          discountAmount: 20_000,
          goodsAmount: 50_000,
          couponAmount: 0,
          fee: 0,
          areaFee: 3_000,
          isDeliverable: true,
          payableAmount: 53_000,
        },
        {
          groupKey: 'b',
          listAmount: 9_000,
          discountAmount: 1_000,
          goodsAmount: 8_000,
          couponAmount: 0,
          fee: 2_500,
          areaFee: 0,
          isDeliverable: false,
          payableAmount: 10_500,
        },
      ],
    })
  })

  test('한 묶음이라도 보낼 수 없는 곳이면 주문을 보낼 수 없다', () => {
    const zones = [null, ...AREA_ZONES]
    const totals = zones.map((zone) => orderTotals(GROUPS, zone))
    expect(totals.map(isOrderDeliverable)).toEqual([true, true, false, false])
    expect(totals.at(-1)?.groups.map(({ isDeliverable }) => isDeliverable)).toEqual(
      GROUPS.map(({ groupKey }) => groupKey !== 'b'),
    )
  })

  test('고른 상품이 없는 묶음은 값이 없다', () => {
    const { payableAmount, shippingAmount, areaAmount } = orderTotals(
      [aGroup('a', JEJU.paid(3_000), [])],
      'JEJU',
    )
    expect([payableAmount, shippingAmount, areaAmount]).toEqual([0, 0, 0])
  })
})

const prices = fc
  .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
  .map(([a, b]) => ({ listPrice: Math.max(a, b), salePrice: Math.min(a, b) }))
const lines = fc.array(
  fc
    .tuple(prices, fc.integer({ min: 1, max: 99 }), fc.boolean(), fc.nat(100))
    .map(([price, quantity, isAddon, percent]): PricedLine => {
      const couponAmount = Math.floor((price.salePrice * quantity * percent) / 100)
      return { ...price, quantity, isAddon, couponAmount }
    }),
  { maxLength: 5 },
)
const policies = fc.constantFrom(
  aShippingPolicy().free(),
  JEJU.paid(2_500),
  JEJU.freeFrom(50_000, 3_000),
  JEJU.perPieces(2, 3_000),
  JEJU.threeSections(3_000, [5, 2_000], [10, 4_000]),
)
const groups = fc.array(fc.record({ groupKey: fc.uuid(), shippingPolicy: policies, lines }), {
  maxLength: 5,
})
const zones = fc.constantFrom(...AREA_ZONES, null)

function withoutCoupons(group: PricedGroup): PricedGroup {
  return { ...group, lines: group.lines.map((line) => ({ ...line, couponAmount: 0 })) }
}

describe('주문 금액의 법칙', () => {
  test('금액은 묶음마다 따로 셈한 것의 합이다', () => {
    fc.assert(
      fc.property(groups, groups, zones, (some, others, zone) => {
        const [together, first, second] = [[...some, ...others], some, others].map((part) =>
          orderTotals(part, zone),
        )
        const sum = (key: 'goodsAmount' | 'shippingAmount' | 'areaAmount' | 'payableAmount') =>
          (first?.[key] ?? 0) + (second?.[key] ?? 0)
        expect([together?.goodsAmount, together?.shippingAmount]).toEqual([
          sum('goodsAmount'),
          sum('shippingAmount'),
        ])
        expect([together?.areaAmount, together?.payableAmount]).toEqual([
          sum('areaAmount'),
          sum('payableAmount'),
        ])
      }),
    )
  })

  test('정가에서 할인을 빼면 판매가이고, 쿠폰을 빼고 배송비와 지역 추가금을 더하면 결제할 금액이다', () => {
    fc.assert(
      fc.property(groups, zones, (all, zone) => {
        const totals = orderTotals(all, zone)
        expect(totals.listAmount - totals.discountAmount).toEqual(totals.goodsAmount)
        const { goodsAmount, couponAmount, shippingAmount, areaAmount, payableAmount } = totals
        expect(goodsAmount - couponAmount + shippingAmount + areaAmount).toEqual(payableAmount)
      }),
    )
  })

  test('쿠폰은 낼 금액만 줄이고 배송비를 바꾸지 않는다', () => {
    fc.assert(
      fc.property(groups, zones, (all, zone) => {
        const withCoupons = orderTotals(all, zone)
        const without = orderTotals(all.map(withoutCoupons), zone)
        expect([withCoupons.shippingAmount, withCoupons.areaAmount]).toEqual([
          without.shippingAmount,
          without.areaAmount,
        ])
        expect(without.payableAmount - withCoupons.payableAmount).toEqual(withCoupons.couponAmount)
      }),
    )
  })

  test('주소는 지역 추가금만 바꾼다', () => {
    fc.assert(
      fc.property(groups, zones, zones, (all, from, to) => {
        const [before, after] = [orderTotals(all, from), orderTotals(all, to)]
        expect([after.goodsAmount, after.shippingAmount]).toEqual([
          before.goodsAmount,
          before.shippingAmount,
        ])
      }),
    )
  })
})

test('쿠폰을 뺀 상품마다의 값과 배송비를 더하면 결제할 금액이다', () => {
  const line = fc
    .tuple(fc.nat({ max: 90_000 }), fc.nat({ max: 9_000 }), fc.integer({ min: 1, max: 9 }))
    .map(([salePrice, couponAmount, quantity]) => ({
      ...aLine(salePrice + 1_000, salePrice, quantity),
      couponAmount: Math.min(couponAmount, salePrice),
    }))
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(null, ...AREA_ZONES), (drawn, zone) => {
      const totals = orderTotals([aGroup('a', JEJU.freeFrom(50_000, 3_000), drawn)], zone)
      const paid = drawn.map(lineTotals)
      const fees = totals.shippingAmount + totals.areaAmount
      expect(paid.reduce((sum, { payableAmount }) => sum + payableAmount, fees)).toBe(
        totals.payableAmount,
      )
      expect(paid.map(({ payableAmount }) => payableAmount)).toEqual(
        drawn.map((one) => one.salePrice * one.quantity - one.couponAmount),
      )
    }),
  )
})
