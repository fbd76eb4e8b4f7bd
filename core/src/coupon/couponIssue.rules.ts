import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CouponIssueFacts } from './couponIssue.chart.ts'
import { COUPON_ISSUE_STATE_LABELS } from './couponIssue.codes.ts'
import type { CouponIssueState } from './couponIssue.codes.ts'
import { COUPON_ISSUE_TABLE } from './couponIssue.table.gen.ts'
import { isExpired } from './couponPeriod.rules.ts'
import type { UsablePeriod } from './couponPeriod.rules.ts'

/** Input for the facts of a held coupon. */
export type KnownCouponIssue = UsablePeriod & {
  /** Party at fault in the claim that may return it; `false` when this is not about a claim. */
  readonly isSellerFault: boolean
  readonly nowMs: number
}

/** Computes the facts of the chart of a held coupon. Source: domain-rules §1.7, §3.5. */
export function couponIssueFacts(known: KnownCouponIssue): CouponIssueFacts {
  const { startsAtMs, expiresAtMs, isSellerFault, nowMs } = known
  const isOverdue = isExpired(expiresAtMs, nowMs)
  return { isInPeriod: !isOverdue && nowMs >= startsAtMs, isOverdue, isSellerFault }
}

/** Returns the state as its owner sees it: a coupon past its period has expired, even if no row says so yet. */
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
 * Decides whether a held coupon takes today's terms: only one that may still be used. Refusals: `COUPON_USED`,
 * `COUPON_USE_PERIOD_OVER`, `COUPON_UNUSABLE`. Source: spec §7, decision 030.
 */
export function decideCouponRenewal(state: CouponIssueState): Decision<RenewalRefusal> {
  return state === 'USABLE' ? allow() : refuse(RENEWAL_REFUSALS[state])
}

/** A step of a held coupon in its history. */
export type CouponIssueStep = {
  readonly event: string
  readonly from: CouponIssueState
  readonly to: CouponIssueState
  /** Another coupon was issued in its place. */
  readonly isReissued: boolean
}

/** Text for a step of the history; for one that the chart no longer has, by its target. */
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
