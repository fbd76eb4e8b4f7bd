import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPE_LABELS, COUPON_TYPES } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'

/**
 * What each type of coupon takes off a line, in words that break only between types; `null` when none does.
 * @example couponSharesText({ GOODS: 5000, DUPLICATION: 0, STORE: 577 }) // '상품쿠폰 -5,000원 · 스토어쿠폰 -577원'
 */
export function couponSharesText(shares: Readonly<Record<CouponType, Won>>): string | null {
  const texts = COUPON_TYPES.filter((type) => shares[type] > 0).map(
    (type) => `${COUPON_TYPE_LABELS[type]}\u{a0}-${formatWon(shares[type])}`,
  )
  return texts.length === 0 ? null : texts.join(' · ')
}
