import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPES } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import { isSamePlace, placesOf, usablePlaces } from './couponChoice.rules.ts'
import type { CouponCart } from './couponChoice.rules.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import { countedLines } from './couponPricing.rules.ts'
import type {
  CouponedLine,
  CouponPlace,
  CouponPricing,
  PlacedCoupon,
} from './couponPricing.rules.ts'

/** A coupon that a slot may have, and its discount there while everything else stays as chosen, in won. */
export type SlotChoice = { readonly couponIssueId: number; readonly discountAmount: Won }

/** A place for one coupon of a type, its coupon (`null`: none), and its alternatives, the best first. */
export type CouponSlot = {
  readonly type: CouponType
  readonly place: CouponPlace
  readonly pickedId: number | null
  readonly choices: readonly SlotChoice[]
}

/** Amount of a line to which coupons of a type apply, in won. Source: domain-rules §3.1. */
const LEFT_FOR: Readonly<Record<CouponType, (line: CouponedLine) => Won>> = {
  GOODS: (line) => line.baseAmount,
  DUPLICATION: (line) => line.baseAmount - line.goodsDiscount,
  STORE: (line) => line.baseAmount - line.goodsDiscount - line.duplicationDiscount,
}

function discountAt(cart: CouponCart, pricing: CouponPricing, placed: PlacedCoupon): Won {
  const { discount, type } = placed.coupon
  const counted = new Set(countedLines(cart.lines, placed).map(({ lineId }) => lineId))
  const left = pricing.lines.filter(({ lineId }) => counted.has(lineId)).map(LEFT_FOR[type])
  return couponDiscountOf(discount, sumWon(left))
}

function bestFirst(one: SlotChoice, other: SlotChoice): number {
  return other.discountAmount - one.discountAmount || one.couponIssueId - other.couponIssueId
}

/**
 * Lists the alternatives to a priced choice of coupons: goods, duplication and store slots in this order, each with
 * every coupon that may be used there, also one that is chosen elsewhere now. A place that no coupon fits is left out.
 * A discount depends only on the types before it, so it equals the price of the changed choice. Source: domain-rules
 * §3.1, §7.4.
 */
export function couponSlots(cart: CouponCart, pricing: CouponPricing): CouponSlot[] {
  const usable = cart.coupons.map((coupon) => ({ coupon, places: usablePlaces(cart, coupon) }))
  return COUPON_TYPES.flatMap((type) => {
    const fitting = usable.filter(({ coupon }) => coupon.type === type)
    const held = new Set(fitting.map(({ coupon }) => coupon.couponIssueId))
    return placesOf(cart, type).flatMap((place): CouponSlot[] => {
      const choices = fitting
        .filter(({ places }) => places.some((each) => isSamePlace(each, place)))
        .map(({ coupon }) => ({
          couponIssueId: coupon.couponIssueId,
          discountAmount: discountAt(cart, pricing, { coupon, place }),
        }))
      if (choices.length === 0) return []
      const picked = pricing.applied.find(
        (applied) => held.has(applied.couponIssueId) && isSamePlace(applied.place, place),
      )
      const pickedId = picked?.couponIssueId ?? null
      return [{ type, place, pickedId, choices: choices.toSorted(bestFirst) }]
    })
  })
}
