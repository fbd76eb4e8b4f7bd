import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import type { CouponCart } from '@jangteo/core/coupon/couponChoice.rules'
import { priceCouponChoice } from '@jangteo/core/coupon/couponChoice.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponCarts } from '../../support/coupon/couponCarts.ts'
import { bestOfEvery } from '../../support/coupon/everyChoice.ts'

const SMALL = couponCarts({ linesMax: 4, couponsMax: 6 })
const LARGE = couponCarts({ linesMax: 10, couponsMax: 8 })

function outcomeOf(cart: CouponCart) {
  const { pricing, isProven } = bestCoupons(cart)
  const order = cart.coupons
    .toSorted((one, other) => {
      const [end, otherEnd] = [one.expiresAtMs ?? Infinity, other.expiresAtMs ?? Infinity]
      return end === otherEnd ? one.couponIssueId - other.couponIssueId : end - otherEnd
    })
    .map(({ couponIssueId }) => couponIssueId)
  const used = new Set(pricing.applied.map(({ couponIssueId }) => couponIssueId))
  const couponIssueIds = order.filter((id) => used.has(id))
  return { discountAmount: pricing.discountAmount, couponIssueIds, isProven }
}

/** Some carts take tens of milliseconds, and other tests run beside these. */
const SEARCH_TIMEOUT_MS = 60_000

describe('가장 좋은 쿠폰', { timeout: SEARCH_TIMEOUT_MS }, () => {
  test('모든 경우를 다 따져 본 것과 같다', () => {
    fc.assert(
      fc.property(SMALL, (cart) => {
        expect(outcomeOf(cart)).toEqual({ ...bestOfEvery(cart), isProven: true })
      }),
      { numRuns: 400 },
    )
  })

  test('쿠폰이 한 장 더 있어도 더 비싸지지 않는다', () => {
    fc.assert(
      fc.property(LARGE, (cart) => {
        const { pricing, isProven } = bestCoupons(cart)
        expect(isProven).toEqual(true)
        const fewer = bestCoupons({ ...cart, coupons: cart.coupons.slice(1) }).pricing
        expect(fewer.discountAmount).toBeLessThanOrEqual(pricing.discountAmount)
      }),
      { numRuns: 150 },
    )
  })

  test('몫의 합은 할인액이고, 몫은 상품 금액을 넘지 않는다', () => {
    fc.assert(
      fc.property(LARGE, (cart) => {
        const { applied, lines, discountAmount } = bestCoupons(cart).pricing
        const shares = applied.map((one) => sumWon(one.shares.map(({ amount }) => amount)))
        expect(shares).toEqual(applied.map((one) => one.discountAmount))
        const taken = lines.map((line) => line.baseAmount - line.payableAmount)
        expect(sumWon(taken)).toEqual(discountAmount)
        expect(lines.filter((line) => line.payableAmount < 0)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('그대로 고르면 같은 금액이고, 상품과 쿠폰의 순서는 결과를 바꾸지 않는다', () => {
    fc.assert(
      fc.property(LARGE, (cart) => {
        const { pricing, isProven } = bestCoupons(cart)
        expect(isProven).toEqual(true)
        const chosen = priceCouponChoice(cart, pricing.applied)
        expect(chosen.ok ? chosen.value.lines : chosen).toEqual(pricing.lines)
        const turned = {
          ...cart,
          lines: cart.lines.toReversed(),
          coupons: cart.coupons.toReversed(),
        }
        expect(outcomeOf(turned)).toEqual(outcomeOf(cart))
      }),
      { numRuns: 150 },
    )
  })
})
