import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCouponChoice } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponCart, CouponPick } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponPricing } from '@jangteo/core/coupon/couponPricing.rules'
import { couponSlots } from '@jangteo/core/coupon/couponSlots.rules'
import type { CouponSlot } from '@jangteo/core/coupon/couponSlots.rules'
import { couponCarts } from '../../support/coupon/couponCarts.ts'
import {
  MEMBER_AT_NOON,
  aCoupon,
  aLine,
  percentOff,
  wonOff,
} from '../../support/coupon/couponFixtures.ts'

function price(cart: CouponCart, picks: readonly CouponPick[]): CouponPricing {
  const decision = priceCouponChoice(cart, picks)
  if (!decision.ok) throw new Error(`refused: ${decision.reason}`)
  return decision.value
}

/** The picks of a choice, slot by slot. */
function picksOf(slots: readonly CouponSlot[]): CouponPick[] {
  return slots.flatMap(({ place, pickedId }) =>
    pickedId === null ? [] : [{ couponIssueId: pickedId, place }],
  )
}

/** The same with another coupon in a slot: it leaves where it was, and who was there leaves it. */
function changed(slots: readonly CouponSlot[], slot: CouponSlot, couponIssueId: number) {
  const others = slots.filter(({ pickedId }) => pickedId !== couponIssueId)
  const rest = picksOf(others.filter((each) => each !== slot))
  return [...rest, { couponIssueId, place: slot.place }]
}

/** Picks in every slot that its draws name, as far as their coupons are free. */
function choose(cart: CouponCart, draws: readonly number[]): CouponPick[] {
  const picks: CouponPick[] = []
  const taken = new Set<number>()
  for (const [index, slot] of couponSlots(cart, price(cart, [])).entries()) {
    const free = slot.choices.filter(({ couponIssueId }) => !taken.has(couponIssueId))
    const drawn = free[(draws[index] ?? 0) % (free.length + 1)]
    if (drawn === undefined) continue
    taken.add(drawn.couponIssueId)
    picks.push({ couponIssueId: drawn.couponIssueId, place: slot.place })
  }
  return picks
}

const CART: CouponCart = {
  lines: [aLine(1, 10_000), aLine(2, 30_000, { storeId: 2 }), aLine(3, 5_000, { isAddon: true })],
  coupons: [
    aCoupon(1, 'GOODS', { discount: percentOff(10) }),
    aCoupon(2, 'GOODS', { discount: wonOff(2_000) }),
    aCoupon(3, 'DUPLICATION', { discount: percentOff(10) }),
    aCoupon(4, 'STORE', { discount: percentOff(10), target: { kind: 'STORES', storeIds: [1] } }),
    aCoupon(5, 'GOODS', { minimumAmount: 99_000 }),
  ],
  buyer: MEMBER_AT_NOON,
}

describe('쿠폰을 고를 자리', () => {
  test('종류마다 줄과 스토어 차례로, 그 자리에 사용할 수 있는 쿠폰을 많이 깎는 순서로 보여준다', () => {
    const picks = [{ couponIssueId: 2, place: { lineId: 1 } }]
    expect(couponSlots(CART, price(CART, picks))).toEqual([
      {
        type: 'GOODS',
        place: { lineId: 1 },
        pickedId: 2,
        choices: [
          { couponIssueId: 2, discountAmount: 2_000 },
          { couponIssueId: 1, discountAmount: 1_000 },
        ],
      },
      {
        type: 'GOODS',
        place: { lineId: 2 },
        pickedId: null,
        choices: [
          { couponIssueId: 1, discountAmount: 3_000 },
          { couponIssueId: 2, discountAmount: 2_000 },
        ],
      },
      {
        type: 'DUPLICATION',
        place: { lineId: 1 },
        pickedId: null,
        choices: [{ couponIssueId: 3, discountAmount: 800 }],
      },
      {
        type: 'DUPLICATION',
        place: { lineId: 2 },
        pickedId: null,
        choices: [{ couponIssueId: 3, discountAmount: 3_000 }],
      },
      {
        type: 'STORE',
        place: { storeId: 1 },
        pickedId: null,
        choices: [{ couponIssueId: 4, discountAmount: 1_300 }],
      },
    ])
  })
})

describe('쿠폰을 고를 자리의 법칙', () => {
  const carts = couponCarts({ linesMax: 6, couponsMax: 8 })
  const draws = fc.array(fc.nat(9), { minLength: 16, maxLength: 16 })

  test('고른 것은 그대로 보이고, 보인 금액은 그 쿠폰으로 바꿔 계산한 금액과 같다', () => {
    fc.assert(
      fc.property(carts, draws, (cart, drawn) => {
        const picks = choose(cart, drawn)
        const slots = couponSlots(cart, price(cart, picks))
        expect(picksOf(slots)).toHaveLength(picks.length)
        for (const slot of slots) {
          for (const { couponIssueId, discountAmount } of slot.choices) {
            const { applied } = price(cart, changed(slots, slot, couponIssueId))
            const found = applied.find((each) => each.couponIssueId === couponIssueId)
            expect(found?.discountAmount).toBe(discountAmount)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
