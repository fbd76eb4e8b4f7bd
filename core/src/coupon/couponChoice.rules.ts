import { allow } from '../decision/decision.rules.ts'
import type { Allowed } from '../decision/decision.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_USE_VALIDATIONS } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import type { CouponUseReason } from './coupon.messages.ts'
import { countedLines, priceCoupons } from './couponPricing.rules.ts'
import type { CouponPlace, CouponPricing, PlacedCoupon } from './couponPricing.rules.ts'
import type { CouponLine } from './couponTarget.rules.ts'
import { decideCouponUse } from './couponUse.rules.ts'
import type { CouponBuyer, CouponUseDecision, HeldCoupon } from './couponUse.rules.ts'

/** The lines to order, and the coupons that the buyer holds. */
export type CouponCart = {
  readonly lines: readonly CouponLine[]
  readonly coupons: readonly HeldCoupon[]
  readonly buyer: CouponBuyer
}

/** A coupon and its chosen place. */
export type CouponPick = { readonly couponIssueId: number; readonly place: CouponPlace }

/** A refused pick with its reason. */
export type RefusedPick = CouponUseReason & { readonly couponIssueId: number }

function placeKey(place: CouponPlace): string {
  return 'lineId' in place ? `line ${place.lineId}` : `store ${place.storeId}`
}

/** True when two places are one. */
export function isSamePlace(one: CouponPlace, other: CouponPlace): boolean {
  return placeKey(one) === placeKey(other)
}

/** Amount compared with a coupon's minimum in a place, in won: its lines before any coupon; `null` when none counts. */
export function minimumBasis(lines: readonly CouponLine[], placed: PlacedCoupon): Won | null {
  const counted = countedLines(lines, placed)
  return counted.length === 0 ? null : sumWon(counted.map(({ baseAmount }) => baseAmount))
}

/** Lists every place where a coupon of a type could be used, lines and stores in the order of the cart. */
export function placesOf({ lines }: CouponCart, type: CouponType): CouponPlace[] {
  if (type !== 'STORE') return lines.map(({ lineId }) => ({ lineId }))
  return [...new Set(lines.map(({ storeId }) => storeId))].map((storeId) => ({ storeId }))
}

/** True when a coupon may be used in a place; `isTaken` says that it or the place is already used. */
function decidePick(cart: CouponCart, placed: PlacedCoupon, isTaken: boolean): CouponUseDecision {
  const baseAmount = minimumBasis(cart.lines, placed)
  return decideCouponUse({ buyer: cart.buyer, coupon: placed.coupon, baseAmount, isTaken })
}

/** Lists the places where a coupon may be used while neither is taken. Source: domain-rules §3.1. */
export function usablePlaces(cart: CouponCart, coupon: HeldCoupon): CouponPlace[] {
  return placesOf(cart, coupon.type).filter(
    (place) => decidePick(cart, { coupon, place }, false).ok,
  )
}

/**
 * Returns why a coupon can't be used on any line; `null` when it can. Of several places the closest to usable counts,
 * so an unmet minimum is reported rather than other products. Source: spec §3, domain-rules §7.6.
 */
export function whyUnusable(cart: CouponCart, coupon: HeldCoupon): CouponUseReason | null {
  const nowhere = decideCouponUse({ buyer: cart.buyer, coupon, baseAmount: null, isTaken: false })
  const order = Object.keys(COUPON_USE_VALIDATIONS)
  let nearest: CouponUseReason | null = nowhere.ok ? null : nowhere
  for (const place of placesOf(cart, coupon.type)) {
    const decided = decidePick(cart, { coupon, place }, false)
    if (decided.ok) return null
    const isNearer =
      nearest === null || order.indexOf(decided.reason) > order.indexOf(nearest.reason)
    if (isNearer) nearest = decided
  }
  return nearest
}

/**
 * Prices the buyer's choice of coupons, or refuses its first invalid pick. Refusals: those of `decideCouponUse`, with
 * the coupon; `COUPON_APPLIED_TWICE` when a coupon is picked twice, or two of a type for one place. Source: spec §7
 * (coupons), domain-rules §3.1, A51.
 */
export function priceCouponChoice(
  cart: CouponCart,
  picks: readonly CouponPick[],
): Allowed<CouponPricing> | RefusedPick {
  const held = new Map(cart.coupons.map((coupon) => [coupon.couponIssueId, coupon]))
  const taken = new Set<number | string>()
  const placed: PlacedCoupon[] = []
  for (const { couponIssueId, place } of picks) {
    const coupon = held.get(couponIssueId) ?? null
    const slot = `${coupon?.type} ${placeKey(place)}`
    const decided = decideCouponUse({
      buyer: cart.buyer,
      coupon,
      baseAmount: coupon === null ? null : minimumBasis(cart.lines, { coupon, place }),
      isTaken: taken.has(couponIssueId) || taken.has(slot),
    })
    if (!decided.ok) return { ...decided, couponIssueId }
    if (coupon !== null) placed.push({ coupon, place })
    taken.add(couponIssueId).add(slot)
  }
  return allow(priceCoupons(cart.lines, placed))
}
