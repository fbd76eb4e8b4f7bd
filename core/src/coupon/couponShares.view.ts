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

/** A store's row in the cart; `amountText` is `null` where coupons take nothing off. */
export type StoreCouponView = { readonly text: string; readonly amountText: string | null }

/**
 * Row of a store in the cart, by what each of its coupons takes off in won; `null` where nothing of it is chosen.
 * @example storeCouponView([1000, 240]) // { text: '쿠폰 2장 적용', amountText: '-1,240원' }
 */
export function storeCouponView(amounts: readonly Won[] | null): StoreCouponView {
  if (amounts === null) return { text: '선택한 상품이 없어요', amountText: null }
  if (amounts.length === 0) return { text: '적용할 수 있는 쿠폰이 없어요', amountText: null }
  return { text: `쿠폰 ${amounts.length}장 적용`, amountText: `-${formatWon(sumWon(amounts))}` }
}
