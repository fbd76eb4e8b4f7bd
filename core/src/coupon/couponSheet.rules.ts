import type { SheetPicks, SlotPlace } from './couponSheet.chart.ts'

/** True for slots of the same type in the same place. */
export function isSameSlot(one: SlotPlace, other: SlotPlace): boolean {
  if (one.type !== other.type) return false
  if ('cartId' in one.place) {
    return 'cartId' in other.place && one.place.cartId === other.place.cartId
  }
  return 'storeUrl' in other.place && one.place.storeUrl === other.place.storeUrl
}

/**
 * Returns the picks after a slot gets a coupon, or none (`null`). A coupon is used once: the slot that had it loses it.
 * Source: domain-rules §3.1.
 */
export function pickCoupon(
  picks: SheetPicks,
  slot: SlotPlace,
  couponIssueId: string | null,
): SheetPicks {
  return picks.map((pick) => {
    if (isSameSlot(pick, slot)) return { ...pick, couponIssueId }
    return pick.couponIssueId === couponIssueId ? { ...pick, couponIssueId: null } : pick
  })
}
