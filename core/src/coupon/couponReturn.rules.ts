import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { isExpired } from './couponPeriod.rules.ts'

/** Days after the day of a claim for which a coupon that ran out is issued again. Source: domain-rules §1.7. */
export const COUPON_REISSUE_DAYS = 7

/** Outcome of a coupon whose use is undone: it comes back, comes back as a new one, or is lost because it ran out. */
export type CouponReturn =
  | { readonly kind: 'LOST' }
  | { readonly kind: 'RESTORED'; readonly expiresAtMs: number | null }
  | { readonly kind: 'REISSUED'; readonly expiresAtMs: number }

/** A used coupon when a claim that undoes its use is completed; `quoteClaim` says which claims do. */
export type ReturnFacts = {
  readonly expiresAtMs: number | null
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/**
 * Outcome of a coupon whose use is undone: it comes back. One that ran out is lost, but the seller's fault issues
 * it again, to the end of the seventh day. Source: domain-rules §1.7.
 */
export function giveBackCoupon({ expiresAtMs, isSellerFault, nowMs }: ReturnFacts): CouponReturn {
  if (!isExpired(expiresAtMs, nowMs)) return { kind: 'RESTORED', expiresAtMs }
  if (!isSellerFault) return { kind: 'LOST' }
  return {
    kind: 'REISSUED',
    expiresAtMs: endOfDayMs(addDays(kstDayOf(nowMs), COUPON_REISSUE_DAYS)),
  }
}
