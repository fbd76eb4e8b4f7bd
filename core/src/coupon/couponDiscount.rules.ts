import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'

/** Discount of a coupon; a rate in whole percent, 1 to 100, takes off at most `maxDiscount`, 0 being no limit. */
export type CouponDiscount =
  | { readonly kind: 'PERCENT'; readonly percent: number; readonly maxDiscount: Won }
  | { readonly kind: 'FIXED'; readonly amount: Won }

const HUNDRED = 100

function percentOf(amount: Won, percent: number): Won {
  const hundredths = amount * percent
  return (hundredths - (hundredths % (HUNDRED * PERCENT_DISCOUNT_STEP_WON))) / HUNDRED
}

/**
 * Returns a coupon's discount on an amount, in won: a rate is floored to ten won and then capped, a fixed amount counts
 * once, whatever the quantity. Never more than the amount. Source: domain-rules §3.1, §3.2, A39, A41.
 * @example couponDiscountOf({ kind: 'PERCENT', percent: 7, maxDiscount: 0 }, 13333) // 930
 */
export function couponDiscountOf(discount: CouponDiscount, amount: Won): Won {
  if (discount.kind === 'FIXED') return Math.min(discount.amount, amount)
  const { percent, maxDiscount } = discount
  const taken = percentOf(amount, percent)
  return maxDiscount === 0 ? taken : Math.min(taken, maxDiscount)
}
