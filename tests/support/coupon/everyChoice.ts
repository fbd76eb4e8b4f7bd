import { usablePlaces } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponCart } from '@jangteo/core/coupon/couponChoice.rules'
import { priceCoupons } from '@jangteo/core/coupon/couponPricing.rules'
import type { PlacedCoupon } from '@jangteo/core/coupon/couponPricing.rules'

/** The discount in won, and the coupons that are used, sooner ends first. */
export type Outcome = {
  readonly discountAmount: number
  readonly couponIssueIds: readonly number[]
}

function slotOf({ coupon, place }: PlacedCoupon): string {
  return `${coupon.type} ${JSON.stringify(place)}`
}

function usedIds(placed: readonly PlacedCoupon[]): number[] {
  const end = ({ coupon }: PlacedCoupon) => coupon.expiresAtMs ?? Infinity
  return placed
    .toSorted((one, other) =>
      end(one) === end(other)
        ? one.coupon.couponIssueId - other.coupon.couponIssueId
        : end(one) - end(other),
    )
    .map(({ coupon }) => coupon.couponIssueId)
}

/** True when one outcome is better: more, then fewer coupons, then sooner ends and smaller ids, as `rank` has them. */
function isBetter(one: Outcome, other: Outcome, rank: ReadonlyMap<number, number>): boolean {
  if (one.discountAmount !== other.discountAmount) return one.discountAmount > other.discountAmount
  const [mine, theirs] = [one.couponIssueIds, other.couponIssueIds]
  if (mine.length !== theirs.length) return mine.length < theirs.length
  const at = mine.findIndex((id, index) => id !== theirs[index])
  return at !== -1 && (rank.get(mine[at] ?? 0) ?? 0) < (rank.get(theirs[at] ?? 0) ?? 0)
}

/** The best outcome of all there are, every one of them priced; for small carts only. */
export function bestOfEvery(cart: CouponCart): Outcome {
  const all = cart.coupons.map((coupon) => ({ coupon, place: { lineId: 0 } }))
  const rank = new Map(usedIds(all).map((id, index) => [id, index]))
  let best: Outcome = { discountAmount: 0, couponIssueIds: [] }
  const visit = (index: number, placed: readonly PlacedCoupon[]) => {
    const coupon = cart.coupons[index]
    if (coupon === undefined) {
      const { discountAmount } = priceCoupons(cart.lines, placed)
      const outcome = { discountAmount, couponIssueIds: usedIds(placed) }
      if (isBetter(outcome, best, rank)) best = outcome
      return
    }
    visit(index + 1, placed)
    for (const place of usablePlaces(cart, coupon)) {
      const added = { coupon, place }
      const isFree = placed.every((other) => slotOf(other) !== slotOf(added))
      if (isFree) visit(index + 1, [...placed, added])
    }
  }
  visit(0, [])
  return best
}
