import { allocateByLargestRemainder } from '../money/allocation.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import { isTargeted } from './couponTarget.rules.ts'
import type { CouponLine } from './couponTarget.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** Place of a coupon: a line for a product or duplication coupon, a store for a store coupon. */
export type CouponPlace = { readonly lineId: number } | { readonly storeId: number }

/** A coupon in its place. */
export type PlacedCoupon = { readonly coupon: HeldCoupon; readonly place: CouponPlace }

/** Share of a line in a discount, in won. */
export type CouponShare = { readonly lineId: number; readonly amount: Won }

/** Discount of one coupon, with its shares by line, which add up to the discount. */
export type AppliedCoupon = {
  readonly couponIssueId: number
  readonly place: CouponPlace
  readonly discountAmount: Won
  readonly shares: readonly CouponShare[]
}

/** A line after its coupons, in won. */
export type CouponedLine = {
  readonly lineId: number
  readonly baseAmount: Won
  readonly goodsDiscount: Won
  readonly duplicationDiscount: Won
  readonly storeDiscount: Won
  readonly payableAmount: Won
}

/** Discounts of coupons on the lines of an order, in won. */
export type CouponPricing = {
  readonly discountAmount: Won
  readonly applied: readonly AppliedCoupon[]
  readonly lines: readonly CouponedLine[]
}

type LeftAmounts = ReadonlyMap<number, Won>

/**
 * Returns the lines that a coupon counts in a place; empty when none there is its target. An add-on counts for a store
 * coupon only: the others apply to a line of the product, and its add-ons are lines of their own. Source: decision 025.
 */
export function countedLines(
  lines: readonly CouponLine[],
  { coupon, place }: PlacedCoupon,
): CouponLine[] {
  const isThere = (line: CouponLine) =>
    'lineId' in place
      ? coupon.type !== 'STORE' && !line.isAddon && line.lineId === place.lineId
      : coupon.type === 'STORE' && line.storeId === place.storeId
  return lines.filter((line) => isThere(line) && isTargeted(coupon.target, line))
}

function applyOne(
  lines: readonly CouponLine[],
  left: LeftAmounts,
  placed: PlacedCoupon,
): AppliedCoupon {
  const counted = countedLines(lines, placed)
  const amounts = counted.map(({ lineId }) => left.get(lineId) ?? 0)
  const { coupon, place } = placed
  const discountAmount = couponDiscountOf(coupon.discount, sumWon(amounts))
  const shares = allocateByLargestRemainder(discountAmount, amounts)
  return {
    couponIssueId: coupon.couponIssueId,
    place,
    discountAmount,
    shares: counted.map(({ lineId }, index) => ({ lineId, amount: shares[index] ?? 0 })),
  }
}

function sumShares(applied: readonly AppliedCoupon[]): LeftAmounts {
  const sums = new Map<number, Won>()
  for (const { lineId, amount } of applied.flatMap(({ shares }) => shares)) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + amount)
  }
  return sums
}

/**
 * Prices coupons in their places: goods coupons off the lines, duplication coupons off what these left, store coupons
 * off what both left of a store's lines, divided over them in steps of one won by the largest remainder, equal
 * remainders to the earlier line. The one computation behind the best choice, the payment page and the order; whether
 * the coupons may be used there is decided before. Source: domain-rules §1.7, §3.1, §3.2.
 */
export function priceCoupons(
  lines: readonly CouponLine[],
  placed: readonly PlacedCoupon[],
): CouponPricing {
  let left: LeftAmounts = new Map(lines.map(({ lineId, baseAmount }) => [lineId, baseAmount]))
  const [goods, duplication, store] = (['GOODS', 'DUPLICATION', 'STORE'] as const).map((type) => {
    const applied = placed
      .filter(({ coupon }) => coupon.type === type)
      .map((one) => applyOne(lines, left, one))
    const taken = sumShares(applied)
    left = new Map([...left].map(([lineId, amount]) => [lineId, amount - (taken.get(lineId) ?? 0)]))
    return { applied, taken }
  })
  const applied = [goods, duplication, store].flatMap((stage) => stage?.applied ?? [])
  return {
    discountAmount: sumWon(applied.map(({ discountAmount }) => discountAmount)),
    applied,
    lines: lines.map(({ lineId, baseAmount }) => ({
      lineId,
      baseAmount,
      goodsDiscount: goods?.taken.get(lineId) ?? 0,
      duplicationDiscount: duplication?.taken.get(lineId) ?? 0,
      storeDiscount: store?.taken.get(lineId) ?? 0,
      payableAmount: left.get(lineId) ?? 0,
    })),
  }
}

/** Returns the amount that is left after coupons, in won. */
export function couponedAmount(payableAmount: Won, discountAmount: Won): Won {
  return payableAmount - discountAmount
}
