import { optimize } from '../optimizer/optimizer.rules.ts'
import type { Optimize } from '../optimizer/problem.rules.ts'
import { usablePlaces, whyUnusable } from './couponChoice.rules.ts'
import type { CouponCart, RefusedPick } from './couponChoice.rules.ts'
import { bySoonerEnd, toCouponProblem, toPlacedCoupons } from './couponProblem.rules.ts'
import { priceCoupons } from './couponPricing.rules.ts'
import type { CouponPricing } from './couponPricing.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** The best use of the coupons in hand, and why the others cannot be used. */
export type BestCoupons = {
  readonly pricing: CouponPricing
  readonly unusable: readonly RefusedPick[]
  /** Nothing better exists; `false` when the search was stopped before it could say. */
  readonly isProven: boolean
}

/** The stores in which each coupon could be used. */
type Reach = ReadonlyMap<HeldCoupon, readonly number[]>

function reachOf(cart: CouponCart, usable: readonly HeldCoupon[]): Reach {
  const storeOf = new Map(cart.lines.map(({ lineId, storeId }) => [lineId, storeId]))
  const storesOf = (coupon: HeldCoupon) =>
    usablePlaces(cart, coupon).flatMap((place) =>
      'storeId' in place ? place.storeId : (storeOf.get(place.lineId) ?? []),
    )
  return new Map(usable.map((coupon) => [coupon, storesOf(coupon)]))
}

/** Groups stores that share usable coupons; other stores are independent of them. */
function storesApart(reach: Reach): number[][] {
  let apart: number[][] = []
  for (const stores of reach.values()) {
    const isTouched = (group: readonly number[]) => group.some((store) => stores.includes(store))
    const joined = [...new Set([...apart.filter(isTouched).flat(), ...stores])]
    apart = [...apart.filter((group) => !isTouched(group)), joined]
  }
  return apart
}

/**
 * Returns the coupons with the largest discount on a cart: at most one product coupon and one duplication coupon a
 * line, one store coupon a store, every issue once. Equal discounts are decided by fewer coupons, then by those that
 * end sooner, then by the smaller ids. Exact while `isProven`. `optimizeCoupons` is a port: it solves the cart as
 * assignment problems, plain data; without another one it is the optimizer of core. Source: domain-rules §3.4, decision
 * 025, decision 066.
 */
export function bestCoupons(cart: CouponCart, optimizeCoupons: Optimize = optimize): BestCoupons {
  const unusable: RefusedPick[] = []
  const usable: HeldCoupon[] = []
  for (const coupon of cart.coupons) {
    const why = whyUnusable(cart, coupon)
    if (why === null) usable.push(coupon)
    else unusable.push({ ...why, couponIssueId: coupon.couponIssueId })
  }
  const reach = reachOf(cart, usable)
  const problems = storesApart(reach).map((stores) => {
    const isUsedIn = (coupon: HeldCoupon) => reach.get(coupon)?.some((id) => stores.includes(id))
    const storeIds = stores.toSorted((one, other) => one - other)
    return toCouponProblem(cart, storeIds, usable.filter(isUsedIn))
  })
  const { solutions, isProven } = optimizeCoupons(problems.map(({ problem }) => problem))
  const placed = problems.flatMap((problem, index) => {
    const solution = solutions[index]
    return solution === undefined ? [] : toPlacedCoupons(problem, solution)
  })
  const sorted = placed.toSorted((one, other) => bySoonerEnd(one.coupon, other.coupon))
  return { pricing: priceCoupons(cart.lines, sorted), unusable, isProven }
}
