import type { CouponCart } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponDiscount } from '@jangteo/core/coupon/couponDiscount.rules'
import type { CouponLine, CouponTarget } from '@jangteo/core/coupon/couponTarget.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'
import { COUPON_TYPES } from '@jangteo/core/coupon/coupon.codes'
import * as fc from 'fast-check'
import { MEMBER_AT_NOON, NOON_MS, aCoupon, aLine } from './couponFixtures.ts'

/** Size limits of a cart. */
type CartSize = { readonly linesMax: number; readonly couponsMax: number }

const PRICES = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(10_000, 12_900, 20_000) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }).map((hundreds) => hundreds * 100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50_000 }) },
)

const DISCOUNTS: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({
    kind: fc.constant('PERCENT' as const),
    percent: fc.oneof(fc.constantFrom(5, 10, 20), fc.integer({ min: 1, max: 100 })),
    maxDiscount: fc.oneof(fc.constantFrom(0, 1_000, 3_000), fc.integer({ min: 1, max: 9_999 })),
  }),
  fc.record({
    kind: fc.constant('FIXED' as const),
    amount: fc.oneof(
      fc.constantFrom(1_000, 2_000, 3_000, 20_000),
      fc.integer({ min: 1, max: 30_000 }),
    ),
  }),
)

function targetsOf(lineIds: readonly number[]): fc.Arbitrary<CouponTarget> {
  const goodsIds = fc.subarray([...lineIds], { minLength: 1 })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'ALL' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('STORES' as const),
        storeIds: fc.subarray([1, 2, 3], { minLength: 1 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('GOODS' as const), goodsIds }) },
  )
}

function couponsOf(lines: readonly CouponLine[], couponsMax: number): fc.Arbitrary<HeldCoupon[]> {
  const coupon = fc
    .record({
      type: fc.constantFrom(...COUPON_TYPES),
      discount: DISCOUNTS,
      minimumAmount: fc.constantFrom(0, 0, 10_000, 30_000),
      target: targetsOf(lines.map(({ goodsId }) => goodsId)),
      expiresAtMs: fc.constantFrom(null, NOON_MS, NOON_MS + 1),
    })
    .map((drawn) => ({ ...aCoupon(0, drawn.type), ...drawn }))
  return fc
    .array(coupon, { maxLength: couponsMax })
    .map((coupons) => coupons.map((held, index) => ({ ...held, couponIssueId: index + 1 })))
}

/** Carts of up to three stores with coupons in hand, all of them a member's at noon. */
export function couponCarts({ linesMax, couponsMax }: CartSize): fc.Arbitrary<CouponCart> {
  const line = fc.record({
    baseAmount: PRICES,
    storeId: fc.constantFrom(1, 1, 2, 3),
    isAddon: fc.constantFrom(false, false, false, true),
  })
  return fc
    .array(line, { minLength: 1, maxLength: linesMax })
    .map((lines) =>
      lines.map(({ baseAmount, ...rest }, index) => aLine(index + 1, baseAmount, rest)),
    )
    .chain((lines) =>
      couponsOf(lines, couponsMax).map((coupons) => ({ lines, coupons, buyer: MEMBER_AT_NOON })),
    )
}
