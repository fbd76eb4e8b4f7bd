import { formatWon, sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPE_LABELS, COUPON_TYPES } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'

/**
 * Discount that each type of coupon takes off a line, in words, in the order of application; those that take nothing
 * are left out.
 * @example couponShareTexts({ GOODS: 5000, DUPLICATION: 0, STORE: 577 }) // ['상품쿠폰 -5,000원', '스토어쿠폰 -577원']
 */
export function couponShareTexts(shares: Readonly<Record<CouponType, Won>>): string[] {
  return COUPON_TYPES.filter((type) => shares[type] > 0).map(
    (type) => `${COUPON_TYPE_LABELS[type]} -${formatWon(shares[type])}`,
  )
}

/** Discount of all types of coupons on a line together, in won. */
export function couponAmountOf(shares: Readonly<Record<CouponType, Won>>): Won {
  return sumWon(COUPON_TYPES.map((type) => shares[type]))
}
