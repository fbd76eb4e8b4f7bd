import { formatWon, sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPE_LABELS, COUPON_TYPES } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'

/**
 * Texts for the discount of each type of coupon on a line, in the order of application; types without one are left out.
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

/** A store's row in the cart; `amountText` is `null` where coupons take nothing off. */
export type StoreCouponView = { readonly text: string; readonly amountText: string | null }

/**
 * Views the coupon row of a store by the discount of each of its coupons in won; `null` where nothing of it is
 * selected.
 * @example storeCouponView([1000, 240]) // { text: '쿠폰 2장 적용', amountText: '-1,240원' }
 */
export function storeCouponView(amounts: readonly Won[] | null): StoreCouponView {
  if (amounts === null) return { text: '선택한 상품이 없어요', amountText: null }
  if (amounts.length === 0) return { text: '적용할 수 있는 쿠폰이 없어요', amountText: null }
  return { text: `쿠폰 ${amounts.length}장 적용`, amountText: `-${formatWon(sumWon(amounts))}` }
}
