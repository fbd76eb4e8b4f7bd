import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { isExpired } from './couponPeriod.rules.ts'

/** Days after a claim for which a reissued coupon is valid. Source: domain-rules §1.7. */
export const COUPON_REISSUE_DAYS = 7

/** Outcome for a coupon whose use is undone: returned, reissued, or lost because it expired. */
export type CouponReturn =
  | { readonly kind: 'LOST' }
  | { readonly kind: 'RESTORED'; readonly expiresAtMs: number | null }
  | { readonly kind: 'REISSUED'; readonly expiresAtMs: number }

/** A used coupon when a claim that undoes its use completes; `quoteClaim` says which claims do. */
export type ReturnFacts = {
  readonly expiresAtMs: number | null
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/**
 * Decides the outcome for a coupon whose use is undone: it is returned. An expired one is lost, but at the seller's
 * fault it is reissued, to the end of the seventh day. Source: domain-rules §1.7.
 */
export function giveBackCoupon({ expiresAtMs, isSellerFault, nowMs }: ReturnFacts): CouponReturn {
  if (!isExpired(expiresAtMs, nowMs)) return { kind: 'RESTORED', expiresAtMs }
  if (!isSellerFault) return { kind: 'LOST' }
  return {
    kind: 'REISSUED',
    expiresAtMs: endOfDayMs(addDays(kstDayOf(nowMs), COUPON_REISSUE_DAYS)),
  }
}
