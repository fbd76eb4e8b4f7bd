import { endOfDayMs, startOfDayMs } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CouponIssueRefusal } from './coupon.codes.ts'
import type { OfferedCoupon } from './couponDownload.rules.ts'

/** Reason why a coupon is not granted. */
export type CouponGrantRefusal = Extract<
  CouponIssueRefusal,
  | 'COUPON_ADMIN_RESTRICTED'
  | 'COUPON_ISSUE_NOT_STARTED'
  | 'COUPON_ISSUE_PERIOD_OVER'
  | 'COUPON_SOLD_OUT'
>

/**
 * Decides whether an operator may grant a coupon now. Conditions and limits of a download are for those who take it
 * themselves; its period and its whole number stand. Refusals in this order: COUPON_ADMIN_RESTRICTED,
 * COUPON_ISSUE_NOT_STARTED, COUPON_ISSUE_PERIOD_OVER, COUPON_SOLD_OUT. The count is taken under the coupon's lock. Source:
 * market-rules §9.4, decision 142.
 */
export function decideCouponGrant(
  { isRestricted, published, limits }: Pick<OfferedCoupon, 'isRestricted' | 'limits' | 'published'>,
  { issuedCount, nowMs }: { readonly issuedCount: number; readonly nowMs: number },
): Decision<CouponGrantRefusal> {
  if (isRestricted) return refuse('COUPON_ADMIN_RESTRICTED')
  if (nowMs < startOfDayMs(published.startDay)) return refuse('COUPON_ISSUE_NOT_STARTED')
  if (nowMs > endOfDayMs(published.endDay)) return refuse('COUPON_ISSUE_PERIOD_OVER')
  const isSoldOut = limits.total !== null && issuedCount >= limits.total
  return isSoldOut ? refuse('COUPON_SOLD_OUT') : allow()
}
