import { type CouponPick, priceCouponChoice } from '@jangteo/core/coupon/couponChoice.rules'
import { type CouponPricing, priceCoupons } from '@jangteo/core/coupon/couponPricing.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refusedSaying, type Refused } from '../call/refused.ts'
import type { CouponAmounts } from '../pricing/price-lines.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { checkInTime } from './check-in-time.ts'
import { toUseReason } from './coupon-answer.ts'
import {
  loadCouponCart,
  toCouponLine,
  toPicks,
  type WirePick,
  type LoadedCart,
} from './coupon-cart.ts'
import type { Caller } from '../call/caller.ts'
import type { Settings } from '../call/settings.ts'
import type { BuyRow } from '../pricing/buy-row.ts'

/** A valid choice of coupons with its discount. */
export type PricedCoupons = {
  readonly picks: readonly CouponPick[]
  readonly coupons: readonly HeldCoupon[]
  readonly pricing: CouponPricing
}

/** Sums the discount of all coupons by line. */
export function couponAmountsOf(pricing: CouponPricing): CouponAmounts {
  return new Map(pricing.lines.map((line) => [line.lineId, line.baseAmount - line.payableAmount]))
}

/** A valid choice with the cart that it was decided over. */
type DecidedCoupons = LoadedCart & Pick<PricedCoupons, 'picks' | 'pricing'>

/**
 * Decides the caller's choice over all coupons that they hold. Refusal: COUPON_CHOICE_REFUSED with the first invalid
 * one, or the first that could not be checked.
 */
export const decideCoupons = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
  wirePicks: readonly WirePick[],
): Effect.fn.Return<
  DecidedCoupons,
  Refused<'COUPON_CHOICE_REFUSED'>,
  Caller | Db | Settings | WireIds
> {
  const picks = toPicks(yield* WireIds, rows, wirePicks)
  const pickedIds = picks.map(({ couponIssueId }) => couponIssueId)
  const loading = loadCouponCart(rows, pickedIds)
  const [first] = wirePicks
  const loaded = yield* first === undefined ? loading : checkInTime(loading, first)
  const decision = priceCouponChoice(loaded.cart, picks)
  if (decision.ok) return { ...loaded, picks, pricing: decision.value }
  const refusedAt = pickedIds.indexOf(decision.couponIssueId)
  const couponIssueIdEncrypt = wirePicks[refusedAt]?.couponIssueIdEncrypt
  if (couponIssueIdEncrypt === undefined) {
    return yield* Effect.die(new Error('refused coupon is not among the chosen ones'))
  }
  const reason = toUseReason(decision)
  const data = { couponIssueIdEncrypt, reason }
  return yield* refusedSaying('COUPON_CHOICE_REFUSED', reason.message, data)
})

/** Prices the caller's choice of coupons; without one, nothing is read. Refusal: COUPON_CHOICE_REFUSED. */
export const priceChosenCoupons = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
  wirePicks: readonly WirePick[],
): Effect.fn.Return<
  PricedCoupons,
  Refused<'COUPON_CHOICE_REFUSED'>,
  Caller | WireIds | Db | Settings
> {
  if (wirePicks.length === 0) {
    const none: PricedCoupons = {
      picks: [],
      coupons: [],
      pricing: priceCoupons(rows.map(toCouponLine), []),
    }
    return none
  }
  const { cart, picks, pricing } = yield* decideCoupons(rows, wirePicks)
  const priced: PricedCoupons = { picks, coupons: cart.coupons, pricing }
  return priced
})
