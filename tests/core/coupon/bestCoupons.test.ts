import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'
import type { CouponLine } from '@jangteo/core/coupon/couponTarget.rules'
import { describe, expect, test } from 'vitest'
import { aCartWithoutEnd, aFullCart } from '../../support/coupon/fullCarts.ts'
import {
  MEMBER_AT_NOON,
  NOON_MS,
  aCoupon,
  aLine,
  percentOff,
  wonOff,
} from '../../support/coupon/couponFixtures.ts'

function best(lines: CouponLine[], coupons: HeldCoupon[]) {
  const { pricing, unusable, isProven } = bestCoupons({ lines, coupons, buyer: MEMBER_AT_NOON })
  return {
    discountAmount: pricing.discountAmount,
    used: pricing.applied.map(({ couponIssueId, place }) => [couponIssueId, place]),
    unusable: unusable.map(({ couponIssueId, reason }) => [couponIssueId, reason]),
    isProven,
  }
}

const FIRST = { lineId: 1 }
const SECOND = { lineId: 2 }
const STORE = { storeId: 1 }

describe('가장 많이 할인되는 쿠폰을 고른다', () => {
  test('§3.3 상품쿠폰 · 중복쿠폰 · 스토어쿠폰을 모두 쓴다', () => {
    const coupons = [
      aCoupon(11, 'GOODS', { discount: percentOff(10, 5_000) }),
      aCoupon(12, 'DUPLICATION', { discount: percentOff(5) }),
      aCoupon(13, 'GOODS', { discount: percentOff(7), target: { kind: 'GOODS', goodsIds: [2] } }),
      aCoupon(14, 'STORE', { discount: wonOff(3_000), minimumAmount: 60_000 }),
    ]
    expect(best([aLine(1, 59_800), aLine(2, 13_333)], coupons)).toEqual({
      discountAmount: 11_670,
      used: [
        [11, FIRST],
        [13, SECOND],
        [12, FIRST],
        [14, STORE],
      ],
      unusable: [],
      isProven: true,
    })
  })

  test('쿠폰 한 장은 한 번만 쓰므로 가장 큰 할인이 아닌 곳에 쓰기도 한다', () => {
    const coupons = [
      aCoupon(1, 'GOODS', { discount: percentOff(10) }),
      aCoupon(2, 'GOODS', { discount: percentOff(9), target: { kind: 'GOODS', goodsIds: [1] } }),
    ]
    const { discountAmount, used } = best([aLine(1, 20_000), aLine(2, 19_000)], coupons)
    expect([discountAmount, used]).toEqual([
      3_700,
      [
        [1, SECOND],
        [2, FIRST],
      ],
    ])
  })

  test('§3.4 상품쿠폰이 줄인 금액에 중복쿠폰을 쓰므로 짝을 지어 따진다', () => {
    const goods = { target: { kind: 'ALL' } } as const
    const coupons = [
      aCoupon(1, 'GOODS', { ...goods, discount: wonOff(1_000) }),
      aCoupon(2, 'GOODS', { ...goods, discount: percentOff(10) }),
      aCoupon(3, 'DUPLICATION', { discount: wonOff(1_000) }),
      aCoupon(4, 'DUPLICATION', { discount: percentOff(10) }),
    ]
    expect(best([aLine(1, 10_000)], coupons.slice(0, 3)).discountAmount).toEqual(2_000)
    expect(best([aLine(1, 10_000)], coupons.slice(0, 3)).used).toEqual([
      [1, FIRST],
      [3, FIRST],
    ])
  })

  test('어느 스토어에서나 쓰는 스토어쿠폰은 더 많이 할인되는 스토어에 쓴다', () => {
    const lines = [aLine(1, 10_000), aLine(2, 30_000, { storeId: 2 })]
    const coupons = [
      aCoupon(1, 'STORE', { discount: percentOff(10) }),
      aCoupon(2, 'STORE', {
        discount: wonOff(2_500),
        target: { kind: 'STORES', storeIds: [2] },
      }),
    ]
    expect(best(lines, coupons)).toEqual({
      discountAmount: 3_500,
      used: [
        [1, STORE],
        [2, { storeId: 2 }],
      ],
      unusable: [],
      isProven: true,
    })
  })
})

describe('할인이 같으면', () => {
  test('적은 장수, 먼저 끝나는 것, 작은 번호 차례로 고른다', () => {
    const whole = aCoupon(9, 'GOODS', { discount: wonOff(2_000) })
    const half = aCoupon(1, 'GOODS', { discount: wonOff(1_000) })
    const otherHalf = aCoupon(2, 'DUPLICATION', { discount: wonOff(1_000) })
    const sooner = aCoupon(8, 'GOODS', { discount: wonOff(2_000), expiresAtMs: NOON_MS + 1 })
    const smaller = aCoupon(7, 'GOODS', { discount: wonOff(2_000), expiresAtMs: NOON_MS + 1 })
    const usedOf = (coupons: HeldCoupon[]) => best([aLine(1, 2_000)], coupons).used
    expect([
      usedOf([half, otherHalf, whole]),
      usedOf([half, otherHalf, whole, sooner]),
      usedOf([sooner, whole, smaller]),
    ]).toEqual([[[9, FIRST]], [[8, FIRST]], [[7, FIRST]]])
  })

  test('아무것도 줄이지 않는 쿠폰은 쓰지 않는다', () => {
    const tiny = aCoupon(1, 'GOODS', { discount: percentOff(1) })
    expect(best([aLine(1, 900)], [tiny])).toEqual({
      discountAmount: 0,
      used: [],
      unusable: [],
      isProven: true,
    })
  })
})

test('사용할 수 없는 쿠폰은 까닭과 함께 알려 준다', () => {
  const coupons = [
    aCoupon(1, 'GOODS', { state: 'USED' }),
    aCoupon(2, 'GOODS', { target: { kind: 'GOODS', goodsIds: [9] } }),
    aCoupon(3, 'STORE', { minimumAmount: 50_000 }),
    aCoupon(4, 'DUPLICATION', { expiresAtMs: NOON_MS - 1 }),
  ]
  expect(best([aLine(1, 10_000)], coupons)).toEqual({
    discountAmount: 0,
    used: [],
    unusable: [
      [1, 'COUPON_USED'],
      [2, 'COUPON_NOT_RELATED'],
      [3, 'COUPON_MINIMUM_UNMET'],
      [4, 'COUPON_USE_PERIOD_OVER'],
    ],
    isProven: true,
  })
})

test('상품 30개에 쿠폰 20장도 끝까지 따진다', () => {
  const cart = aFullCart()
  const { pricing, isProven } = bestCoupons(cart)
  const { discountAmount, applied } = pricing
  expect([discountAmount, applied.length, isProven]).toEqual([103_320, 19, true])
})

test('스토어 10곳에 어디서나 쓰는 스토어쿠폰이 10장이면 그만두고, 찾은 만큼 답한다', () => {
  const { pricing, isProven } = bestCoupons(aCartWithoutEnd())
  expect([pricing.discountAmount, isProven]).toEqual([282_250, false])
})

test('할인을 찾는 일은 밖에서 넣어 준 것에 맡기고, 그 답대로 쿠폰을 쓴다', () => {
  const coupons = [
    aCoupon(1, 'GOODS', { discount: wonOff(1_000) }),
    aCoupon(2, 'GOODS', { discount: wonOff(2_000) }),
  ]
  const cart = { lines: [aLine(1, 10_000)], coupons, buyer: MEMBER_AT_NOON }
  const { pricing, isProven } = bestCoupons(cart, () => ({
    solutions: [{ firstOf: [1], secondOf: [0], groupAgentOf: [-1] }],
    isProven: false,
  }))
  expect([pricing.discountAmount, isProven]).toEqual([1_000, false])
})
