import { allow } from '../decision/decision.rules.ts'
import type { Allowed } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPES } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import { decidePick, isSamePlace, priceCouponChoice, usablePlaces } from './couponChoice.rules.ts'
import type { CouponCart, CouponPick, RefusedPick } from './couponChoice.rules.ts'
import { priceCoupons } from './couponPricing.rules.ts'
import type { CouponPlace, PlacedCoupon } from './couponPricing.rules.ts'
import type { CouponLine } from './couponTarget.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** A place for one coupon of a type: a line's goods or duplication coupon, a store's coupon. */
export type CouponSlot = { readonly type: CouponType; readonly place: CouponPlace }

/** A coupon that may be picked for a slot, in won. */
export type SlotChoice = {
  readonly couponIssueId: number
  /** What the coupon itself takes off there. */
  readonly discountAmount: Won
  /** How much more all coupons take off together than now; less than 0 when they take off less. */
  readonly moreAmount: Won
}

/** One line of a slot's list: a choice, or a coupon that can't be picked there, with the reason. */
export type SlotOption = Allowed<SlotChoice> | RefusedPick

function storeOf({ lines }: CouponCart, place: CouponPlace): number | null {
  if ('storeId' in place) return place.storeId
  return lines.find(({ lineId }) => lineId === place.lineId)?.storeId ?? null
}

/** The slots of a cart that some coupon may be used in: goods, duplication, then store coupons, in the order of lines. */
export function couponSlots(cart: CouponCart): CouponSlot[] {
  return COUPON_TYPES.flatMap((type) => {
    const usable = cart.coupons
      .filter((coupon) => coupon.type === type)
      .flatMap((coupon) => usablePlaces(cart, coupon))
    const places = cart.lines.map(({ lineId, storeId }): CouponPlace =>
      type === 'STORE' ? { storeId } : { lineId },
    )
    return places
      .filter((place, at) => places.findIndex((other) => isSamePlace(place, other)) === at)
      .filter((place) => usable.some((other) => isSamePlace(place, other)))
      .map((place) => ({ type, place }))
  })
}

/** What stays as it is when the coupon of a slot changes: the lines of its store, and their other coupons. */
type Rest = {
  readonly lines: readonly CouponLine[]
  readonly placed: readonly PlacedCoupon[]
  readonly discountNow: Won
}

function restOf(cart: CouponCart, picks: readonly CouponPick[], slot: CouponSlot): Rest {
  const held = new Map(cart.coupons.map((coupon) => [coupon.couponIssueId, coupon]))
  const storeId = storeOf(cart, slot.place)
  const lines = cart.lines.filter((line) => line.storeId === storeId)
  const all = picks.flatMap(({ couponIssueId, place }): PlacedCoupon[] => {
    const coupon = held.get(couponIssueId)
    const isThere = storeOf(cart, place) === storeId
    return coupon !== undefined && isThere ? [{ coupon, place }] : []
  })
  const isOther = ({ coupon, place }: PlacedCoupon) =>
    coupon.type !== slot.type || !isSamePlace(place, slot.place)
  return {
    lines,
    placed: all.filter(isOther),
    discountNow: priceCoupons(lines, all).discountAmount,
  }
}

function priceOption({ lines, placed, discountNow }: Rest, added: PlacedCoupon): SlotChoice {
  const { couponIssueId } = added.coupon
  const { applied, discountAmount } = priceCoupons(lines, [...placed, added])
  const own = applied.find((one) => one.couponIssueId === couponIssueId)
  return {
    couponIssueId,
    discountAmount: own?.discountAmount ?? 0,
    moreAmount: discountAmount - discountNow,
  }
}

/**
 * What each coupon of a slot's type would take off if it were picked there now, everything else staying as picked, or
 * why it can't be: the refusals of `decideCouponUse`, `COUPON_APPLIED_TWICE` when another slot has it. Refuses as a
 * whole, with the pick, when the present picks can't be. Where all amounts are of ten won no choice takes off less than
 * none; a smaller amount can cost a rate behind it its last ten won. Source: spec §7 (coupons), domain-rules §3.1, §7.4.
 */
export function slotOptions(
  cart: CouponCart,
  picks: readonly CouponPick[],
  slot: CouponSlot,
): Allowed<readonly SlotOption[]> | RefusedPick {
  const priced = priceCouponChoice(cart, picks)
  if (!priced.ok) return priced
  const rest = restOf(cart, picks, slot)
  const typeOf = new Map(cart.coupons.map(({ couponIssueId, type }) => [couponIssueId, type]))
  const elsewhere = new Set(
    picks
      .filter(
        ({ couponIssueId, place }) =>
          typeOf.get(couponIssueId) !== slot.type || !isSamePlace(place, slot.place),
      )
      .map(({ couponIssueId }) => couponIssueId),
  )
  const optionOf = (coupon: HeldCoupon): SlotOption => {
    const { couponIssueId } = coupon
    const placed = { coupon, place: slot.place }
    const decided = decidePick(cart, placed, elsewhere.has(couponIssueId))
    return decided.ok ? allow(priceOption(rest, placed)) : { ...decided, couponIssueId }
  }
  return allow(cart.coupons.filter(({ type }) => type === slot.type).map(optionOf))
}
