import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { isExpired } from './couponPeriod.rules.ts'

/** Days after the day of a claim for which a coupon that ran out is issued anew. Source: domain-rules §1.7. */
export const COUPON_REISSUE_DAYS = 7

/**
 * What becomes of a coupon that was used on an order: it stays used, comes back, comes back as a new one, or is lost
 * because it ran out meanwhile.
 */
export type CouponReturn =
  | { readonly kind: 'KEPT' | 'LOST' }
  | { readonly kind: 'RESTORED'; readonly expiresAtMs: number | null }
  | { readonly kind: 'REISSUED'; readonly expiresAtMs: number }

/** A used coupon when a claim is completed; an exchange returns nothing and is not asked about. */
export type ReturnFacts = {
  readonly expiresAtMs: number | null
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/** What is left for a store coupon when a claim is completed. */
export type StoreReturnFacts = ReturnFacts & {
  /** All lines that it was divided over have left the order. */
  readonly isEveryLineGone: boolean
  /** What remains, with what left by the seller's fault, still comes to the minimum. */
  readonly isMinimumMet: boolean
}

/**
 * What becomes of a coupon whose use is undone: it comes back. One that ran out is lost, but the seller's fault issues
 * it anew, to the end of the seventh day. Source: domain-rules §1.7.
 */
export function giveBackCoupon({ expiresAtMs, isSellerFault, nowMs }: ReturnFacts): CouponReturn {
  if (!isExpired(expiresAtMs, nowMs)) return { kind: 'RESTORED', expiresAtMs }
  if (!isSellerFault) return { kind: 'LOST' }
  return {
    kind: 'REISSUED',
    expiresAtMs: endOfDayMs(addDays(kstDayOf(nowMs), COUPON_REISSUE_DAYS)),
  }
}

/**
 * What becomes of a goods or duplication coupon: it is given back when its line has wholly left the order by a cancel
 * or a return. Source: domain-rules §1.7.
 */
export function returnLineCoupon(
  facts: ReturnFacts & { readonly isLineGone: boolean },
): CouponReturn {
  return facts.isLineGone ? giveBackCoupon(facts) : { kind: 'KEPT' }
}

/**
 * What becomes of a store coupon: it comes back when all its lines have left, or when the buyer's claim broke its
 * minimum, so that the whole discount is withdrawn. The seller's fault breaks nothing. Source: domain-rules §1.7.
 */
export function returnStoreCoupon(facts: StoreReturnFacts): CouponReturn {
  const isBroken = !facts.isSellerFault && !facts.isMinimumMet
  return facts.isEveryLineGone || isBroken ? giveBackCoupon(facts) : { kind: 'KEPT' }
}
