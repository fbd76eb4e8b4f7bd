import type { CouponType } from '@jangteo/core/coupon/coupon.codes'
import type { CouponDiscount } from '@jangteo/core/coupon/couponDiscount.rules'
import type { CouponLine } from '@jangteo/core/coupon/couponTarget.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'

/** Noon of a Korean day on which the coupons of the tests are usable. */
export const NOON_MS = Date.parse('2026-08-22T12:00:00+09:00')

/** A member at noon. */
export const MEMBER_AT_NOON = { isLoggedIn: true, nowMs: NOON_MS }

/** A discount of so many percent, with a cap in won or without. */
export function percentOff(percent: number, maxDiscount = 0): CouponDiscount {
  return { kind: 'PERCENT', percent, maxDiscount }
}

/** A discount of so many won. */
export function wonOff(amount: number): CouponDiscount {
  return { kind: 'FIXED', amount }
}

/** A line of store 1 at a price; its goods have its own number. */
export function aLine(
  lineId: number,
  baseAmount: number,
  rest: Partial<CouponLine> = {},
): CouponLine {
  return {
    lineId,
    storeId: 1,
    goodsId: lineId,
    categoryIds: [],
    isAddon: false,
    baseAmount,
    ...rest,
  }
}

/** A coupon in hand that nothing keeps from being used. */
export function aCoupon(
  couponIssueId: number,
  type: CouponType,
  rest: Partial<HeldCoupon> = {},
): HeldCoupon {
  return {
    couponIssueId,
    type,
    discount: wonOff(1_000),
    minimumAmount: 0,
    target: { kind: 'ALL' },
    state: 'USABLE',
    startsAtMs: 0,
    expiresAtMs: null,
    isRestricted: false,
    isPolicyChanged: false,
    isUsableHere: true,
    ...rest,
  }
}
