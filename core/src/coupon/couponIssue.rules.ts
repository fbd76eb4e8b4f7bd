import type { CouponIssueFacts } from './couponIssue.chart.ts'
import { isExpired } from './couponPeriod.rules.ts'
import type { UsablePeriod } from './couponPeriod.rules.ts'

/** A coupon in somebody's hand when something happens to it. */
export type KnownCouponIssue = UsablePeriod & {
  /** Whose fault a claim is that may return it; `false` when this is not about a claim. */
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/** The facts that the chart of a coupon in somebody's hand asks for. Source: domain-rules §1.7, §3.5. */
export function couponIssueFacts(known: KnownCouponIssue): CouponIssueFacts {
  const { startsAtMs, expiresAtMs, isSellerFault, nowMs } = known
  const isOverdue = isExpired(expiresAtMs, nowMs)
  return { isInPeriod: !isOverdue && nowMs >= startsAtMs, isOverdue, isSellerFault }
}
