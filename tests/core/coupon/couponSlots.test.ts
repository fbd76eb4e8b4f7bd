import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import { couponReasonText } from '@jangteo/core/coupon/coupon.messages'
import { priceCouponChoice } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponCart, CouponPick } from '@jangteo/core/coupon/couponChoice.rules'
import { couponSlots, slotOptions } from '@jangteo/core/coupon/couponSlots.rules'
import type { CouponSlot, SlotChoice } from '@jangteo/core/coupon/couponSlots.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponCarts } from '../../support/coupon/couponCarts.ts'
import {
  MEMBER_AT_NOON,
  NOON_MS,
  aCoupon,
  aLine,
  percentOff,
  wonOff,
} from '../../support/coupon/couponShelf.ts'

const FIRST = { lineId: 1 }
const SECOND = { lineId: 2 }
const STORE = { storeId: 1 }
const GOODS_OF_FIRST = { type: 'GOODS', place: FIRST } as const

const CART: CouponCart = {
  lines: [aLine(1, 20_000), aLine(2, 10_000), aLine(3, 5_000, { isAddon: true, storeId: 2 })],
  coupons: [
    aCoupon(1, 'GOODS', { discount: percentOff(10) }),
    aCoupon(2, 'GOODS', { discount: wonOff(3_000), minimumAmount: 15_000 }),
    aCoupon(3, 'GOODS', { minimumAmount: 50_000 }),
    aCoupon(4, 'GOODS', { target: { kind: 'GOODS', goodsIds: [2] } }),
    aCoupon(5, 'GOODS', { expiresAtMs: NOON_MS - 1 }),
    aCoupon(6, 'DUPLICATION', { discount: percentOff(50) }),
    aCoupon(7, 'STORE', { discount: percentOff(10), minimumAmount: 30_000 }),
  ],
  buyer: MEMBER_AT_NOON,
}

/** What a slot's coupons would do, and why the others can't, as text. */
function optionsOf(picks: readonly CouponPick[], slot: CouponSlot) {
  const options = slotOptions(CART, picks, slot)
  if (!options.ok) return [options.couponIssueId, couponReasonText(options)]
  return options.value.map((option) =>
    option.ok
      ? [option.value.couponIssueId, option.value.discountAmount, option.value.moreAmount]
      : [option.couponIssueId, couponReasonText(option)],
  )
}

/** The picks with another coupon in a slot, or with none. */
function changed(
  { coupons }: CouponCart,
  picks: readonly CouponPick[],
  change: { readonly slot: CouponSlot; readonly couponIssueId: number | null },
): CouponPick[] {
  const { slot, couponIssueId } = change
  const isInSlot = (pick: CouponPick) =>
    JSON.stringify(pick.place) === JSON.stringify(slot.place) &&
    coupons.find((coupon) => coupon.couponIssueId === pick.couponIssueId)?.type === slot.type
  const others = picks.filter((pick) => !isInSlot(pick))
  return couponIssueId === null ? others : [...others, { couponIssueId, place: slot.place }]
}

function totalOf(cart: CouponCart, picks: readonly CouponPick[]): number {
  const priced = priceCouponChoice(cart, picks)
  return priced.ok ? priced.value.discountAmount : Number.NaN
}

describe('한 자리에서 고를 수 있는 쿠폰마다 할인액을 알려 준다', () => {
  test('아무것도 고르지 않았을 때', () => {
    expect(optionsOf([], GOODS_OF_FIRST)).toEqual([
      [1, 2_000, 2_000],
      [2, 3_000, 3_000],
      [3, '50,000원 이상 구매할 때 쓸 수 있어요.'],
      [4, '이 상품에는 쓸 수 없는 쿠폰이에요.'],
      [5, '사용 기간이 지났어요.'],
    ])
  })

  test('다른 쿠폰이 덜 할인하게 되는 만큼 전체 할인은 덜 늘어난다', () => {
    const picks = [
      { couponIssueId: 1, place: FIRST },
      { couponIssueId: 6, place: FIRST },
      { couponIssueId: 7, place: STORE },
    ]
    expect([
      totalOf(CART, picks),
      optionsOf(picks, GOODS_OF_FIRST).slice(0, 2),
      optionsOf(picks, { type: 'STORE', place: STORE }),
    ]).toEqual([
      12_900,
      [
        [1, 2_000, 0],
        [2, 3_000, 450],
      ],
      [[7, 1_900, 0]],
    ])
  })

  test('다른 상품에 쓴 쿠폰은 그 까닭을 알려 준다', () => {
    const picks = [{ couponIssueId: 1, place: SECOND }]
    expect(optionsOf(picks, GOODS_OF_FIRST)[0]).toEqual([
      1,
      '쿠폰을 겹쳐 쓸 수 없어요. 쿠폰을 다시 골라 주세요.',
    ])
  })

  test('지금 고른 쿠폰부터 쓸 수 없으면 그 쿠폰과 까닭을 알려 준다', () => {
    expect(optionsOf([{ couponIssueId: 5, place: SECOND }], GOODS_OF_FIRST)).toEqual([
      5,
      '사용 기간이 지났어요.',
    ])
  })

  test('자리는 쓸 수 있는 쿠폰이 있는 상품과 스토어뿐이다', () => {
    expect(couponSlots(CART)).toEqual([
      GOODS_OF_FIRST,
      { type: 'GOODS', place: SECOND },
      { type: 'DUPLICATION', place: FIRST },
      { type: 'DUPLICATION', place: SECOND },
      { type: 'STORE', place: STORE },
    ])
  })
})

/** Every choice of every slot beside the best picks. */
function choicesOf(cart: CouponCart, picks: readonly CouponPick[]) {
  return couponSlots(cart).flatMap((slot) => {
    const options = slotOptions(cart, picks, slot)
    const choices = options.ok ? options.value.flatMap((one) => (one.ok ? [one.value] : [])) : []
    return choices.map((choice): { slot: CouponSlot; choice: SlotChoice } => ({ slot, choice }))
  })
}

/** The most that ten-won steps can take back for the coupons behind one in a line and its store. */
const STEPS_BEHIND = 2 * 9

/** Whether every price and discount is of ten won. */
function isInTens({ lines, coupons }: CouponCart): boolean {
  const amounts = coupons.map(({ discount }) =>
    discount.kind === 'FIXED' ? discount.amount : discount.maxDiscount,
  )
  return [...lines.map(({ baseAmount }) => baseAmount), ...amounts].every((won) => won % 10 === 0)
}

describe('언제나', () => {
  const carts = couponCarts({ linesMax: 6, couponsMax: 7 })

  test('알려 준 차이는 그렇게 고르고 다시 계산한 차이와 같고, 안 쓸 때보다 비싸지지 않는다', () => {
    fc.assert(
      fc.property(carts, fc.boolean(), (cart, isBest) => {
        const picks = isBest ? bestCoupons(cart).pricing.applied : []
        const total = totalOf(cart, picks)
        for (const { slot, choice } of choicesOf(cart, picks)) {
          const { couponIssueId, moreAmount } = choice
          const withIt = totalOf(cart, changed(cart, picks, { slot, couponIssueId }))
          const without = totalOf(cart, changed(cart, picks, { slot, couponIssueId: null }))
          expect(withIt - total).toEqual(moreAmount)
          expect(withIt - without).toBeGreaterThanOrEqual(isInTens(cart) ? 0 : -STEPS_BEHIND)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('가장 좋은 쿠폰은 모두 고를 수 있는 것 가운데 있고, 무엇으로 바꿔도 더 할인되지 않는다', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { applied } = bestCoupons(cart).pricing
        const choices = choicesOf(cart, applied)
        const present = choices.flatMap(({ slot, choice }) =>
          applied.some(
            (one) =>
              one.couponIssueId === choice.couponIssueId &&
              JSON.stringify(one.place) === JSON.stringify(slot.place),
          )
            ? [choice]
            : [],
        )
        const asApplied = applied.map(({ couponIssueId, discountAmount }) => ({
          couponIssueId,
          discountAmount,
          moreAmount: 0,
        }))
        const byId = (one: SlotChoice, other: SlotChoice) => one.couponIssueId - other.couponIssueId
        expect(present.toSorted(byId)).toEqual(asApplied.toSorted(byId))
        expect(choices.filter(({ choice }) => choice.moreAmount > 0)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
