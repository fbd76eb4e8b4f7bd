import { bySoonerEnd, toPuzzle } from './bestPuzzle.rules.ts'
import { solvePuzzle } from './bestSet.rules.ts'
import { EFFORT_MAX } from './bestEffort.rules.ts'
import { usablePlaces, whyUnusable } from './couponChoice.rules.ts'
import type { CouponCart, RefusedPick } from './couponChoice.rules.ts'
import { priceCoupons } from './couponPricing.rules.ts'
import type { CouponPricing, PlacedCoupon } from './couponPricing.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** The best that can be done with the coupons in hand, and why the others can't be used. */
export type BestCoupons = {
  readonly pricing: CouponPricing
  readonly unusable: readonly RefusedPick[]
  /** Nothing better exists; `false` when the search was stopped before it could tell. */
  readonly isProven: boolean
}

/** Stores that share no usable coupon have nothing to do with each other. */
function storesApart(cart: CouponCart, usable: readonly HeldCoupon[]): number[][] {
  const storeOf = new Map(cart.lines.map(({ lineId, storeId }) => [lineId, storeId]))
  let apart: number[][] = []
  for (const coupon of usable) {
    const stores = usablePlaces(cart, coupon).flatMap((place) =>
      'storeId' in place ? place.storeId : (storeOf.get(place.lineId) ?? []),
    )
    const isTouched = (group: readonly number[]) => group.some((store) => stores.includes(store))
    const joined = [...new Set([...apart.filter(isTouched).flat(), ...stores])]
    apart = [...apart.filter((group) => !isTouched(group)), joined]
  }
  return apart
}

function touches(cart: CouponCart, coupon: HeldCoupon, stores: readonly number[]): boolean {
  return usablePlaces(cart, coupon).some((place) =>
    'storeId' in place
      ? stores.includes(place.storeId)
      : cart.lines.some((line) => line.lineId === place.lineId && stores.includes(line.storeId)),
  )
}

/**
 * The coupons that take the most off a cart: of goods and duplication coupons one a line, of store coupons one a
 * store, every issue once. Equal discounts are decided by fewer coupons, then by those that end sooner, then by the
 * smaller ids. Exact while `isProven`. Source: domain-rules §3.4, decision 025.
 */
export function bestCoupons(cart: CouponCart): BestCoupons {
  const unusable: RefusedPick[] = []
  const usable: HeldCoupon[] = []
  for (const coupon of cart.coupons) {
    const why = whyUnusable(cart, coupon)
    if (why === null) usable.push(coupon)
    else unusable.push({ ...why, couponIssueId: coupon.couponIssueId })
  }
  const effort = { left: EFFORT_MAX }
  const placed = storesApart(cart, usable).flatMap((stores): readonly PlacedCoupon[] => {
    const coupons = usable.filter((coupon) => touches(cart, coupon, stores))
    return solvePuzzle(
      toPuzzle(
        cart,
        stores.toSorted((a, b) => a - b),
        coupons,
      ),
      effort,
    )
  })
  return {
    pricing: priceCoupons(
      cart.lines,
      placed.toSorted((one, other) => bySoonerEnd(one.coupon, other.coupon)),
    ),
    unusable,
    isProven: effort.left > 0,
  }
}
