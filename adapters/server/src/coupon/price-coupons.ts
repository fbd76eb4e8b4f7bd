import { type CouponPick, priceCouponChoice } from '@jangteo/core/coupon/couponChoice.rules'
import { type CouponPricing, priceCoupons } from '@jangteo/core/coupon/couponPricing.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'
import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import * as Effect from 'effect/Effect'
import { refusedSaying } from '../call/refused.ts'
import type { CouponAmounts } from '../checkout/price-lines.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toUseReason } from './coupon-answer.ts'
import { loadCouponCart, toCouponLine, toPicks, type WirePick } from './coupon-cart.ts'

/** A choice of coupons that may be used, and what it takes off. */
export type PricedCoupons = {
  readonly picks: readonly CouponPick[]
  readonly coupons: readonly HeldCoupon[]
  readonly pricing: CouponPricing
}

/** What coupons take off each line, all kinds together. */
export function couponAmountsOf(pricing: CouponPricing): CouponAmounts {
  return new Map(pricing.lines.map((line) => [line.lineId, line.baseAmount - line.payableAmount]))
}

/** What the caller's choice of coupons takes off lines. Refusal: COUPON_CHOICE_REFUSED with the first that can't be. */
export const priceChosenCoupons = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
  wirePicks: readonly WirePick[],
) {
  if (wirePicks.length === 0) {
    const pricing = priceCoupons(rows.map(toCouponLine), [])
    const none: PricedCoupons = { picks: [], coupons: [], pricing }
    return none
  }
  const picks = toPicks(yield* WireIds, rows, wirePicks)
  const pickedIds = picks.map(({ couponIssueId }) => couponIssueId)
  const { cart } = yield* loadCouponCart(rows, pickedIds)
  const decision = priceCouponChoice(cart, picks)
  if (decision.ok) {
    const priced: PricedCoupons = { picks, coupons: cart.coupons, pricing: decision.value }
    return priced
  }
  const refusedAt = pickedIds.indexOf(decision.couponIssueId)
  const couponIssueIdEncrypt = wirePicks[refusedAt]?.couponIssueIdEncrypt
  if (couponIssueIdEncrypt === undefined) {
    return yield* Effect.die(new Error('a coupon was refused that nobody picked'))
  }
  const reason = toUseReason(decision)
  const data = { couponIssueIdEncrypt, reason }
  return yield* refusedSaying('COUPON_CHOICE_REFUSED', reason.message, data)
})
