import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import {
  type CouponOfferRefusal,
  isReached,
  offerRefusal,
  type OfferedCoupon,
} from './couponDownload.rules.ts'

/** Reason why a coupon is not granted. */
export type CouponGrantRefusal = CouponOfferRefusal | 'COUPON_SOLD_OUT'

/**
 * Decides whether an operator may grant a coupon now. Conditions and limits of a download are for those who take it
 * themselves; its period and its whole number stand. Refusals in this order: COUPON_ADMIN_RESTRICTED,
 * COUPON_ISSUE_NOT_STARTED, COUPON_ISSUE_PERIOD_OVER, COUPON_SOLD_OUT. The count is taken under the coupon's lock. Source:
 * market-rules §9.4, decision 142.
 */
export function decideCouponGrant(
  coupon: Pick<OfferedCoupon, 'isRestricted' | 'limits' | 'published'>,
  { issuedCount, nowMs }: { readonly issuedCount: number; readonly nowMs: number },
): Decision<CouponGrantRefusal> {
  const notOffered = offerRefusal(coupon, nowMs)
  if (notOffered !== null) return refuse(notOffered)
  return isReached(coupon.limits.total, issuedCount) ? refuse('COUPON_SOLD_OUT') : allow()
}
