import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CouponIssueFacts } from './couponIssue.chart.ts'
import { COUPON_ISSUE_STATE_LABELS } from './couponIssue.codes.ts'
import type { CouponIssueState } from './couponIssue.codes.ts'
import { COUPON_ISSUE_TABLE } from './couponIssue.table.gen.ts'
import { isExpired } from './couponPeriod.rules.ts'
import type { UsablePeriod } from './couponPeriod.rules.ts'

/** A coupon in somebody's hand when something happens to it. */
export type KnownCouponIssue = UsablePeriod & {
  /** Party at fault in the claim that may return it; `false` when this is not about a claim. */
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/** The facts that the chart of a coupon in somebody's hand asks for. Source: domain-rules §1.7, §3.5. */
export function couponIssueFacts(known: KnownCouponIssue): CouponIssueFacts {
  const { startsAtMs, expiresAtMs, isSellerFault, nowMs } = known
  const isOverdue = isExpired(expiresAtMs, nowMs)
  return { isInPeriod: !isOverdue && nowMs >= startsAtMs, isOverdue, isSellerFault }
}

/** The state as its owner sees it: what may not be used any more has expired, although nobody wrote that down yet. */
export function issueStateAt(
  state: CouponIssueState,
  expiresAtMs: number | null,
  nowMs: number,
): CouponIssueState {
  return state === 'USABLE' && isExpired(expiresAtMs, nowMs) ? 'EXPIRED' : state
}

const RENEWAL_REFUSALS = {
  USED: 'COUPON_USED',
  EXPIRED: 'COUPON_USE_PERIOD_OVER',
  WITHDRAWN: 'COUPON_UNUSABLE',
} as const
type RenewalRefusal = (typeof RENEWAL_REFUSALS)[keyof typeof RENEWAL_REFUSALS]

/**
 * Decides whether a coupon in somebody's hand takes the terms of today: only one that may still be used. Refusals:
 * `COUPON_USED`, `COUPON_USE_PERIOD_OVER`, `COUPON_UNUSABLE`. Source: spec §7, decision 030.
 */
export function decideCouponRenewal(state: CouponIssueState): Decision<RenewalRefusal> {
  return state === 'USABLE' ? allow() : refuse(RENEWAL_REFUSALS[state])
}

/** A step that a coupon in somebody's hand took, as its history keeps it. */
export type CouponIssueStep = {
  readonly event: string
  readonly from: CouponIssueState
  readonly to: CouponIssueState
  /** Another coupon was issued in its place. */
  readonly isReissued: boolean
}

/** Name of a step of the history; one that the chart does not have any more by where it led. */
export function issueStepText({ event, from, to, isReissued }: CouponIssueStep): string {
  const steps = Object.values(COUPON_ISSUE_TABLE.steps[from]).flat()
  const step = steps.find(
    (one) =>
      one.event === event &&
      one.target === to &&
      one.effects.includes('reissueCoupon') === isReissued,
  )
  return step?.meta.action ?? COUPON_ISSUE_STATE_LABELS[to]
}
