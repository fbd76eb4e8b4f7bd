import { decideStep } from '@jangteo/core/chart/table.rules'
import {
  COUPON_ISSUE_TABLE,
  type CouponIssueEventType,
} from '@jangteo/core/coupon/couponIssue.table.gen'
import { couponIssueFacts } from '@jangteo/core/coupon/couponIssue.rules'
import type { CouponIssueState } from '@jangteo/core/coupon/couponIssue.codes'
import { giveBackCoupon } from '@jangteo/core/coupon/couponReturn.rules'
import {
  insertIssue,
  insertIssueHistory,
  updateIssueState,
} from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Effect from 'effect/Effect'

/** A locked coupon in somebody's hand, as far as moving it on needs to know. */
export type AdvancedIssue = {
  readonly id: number
  readonly coupon_id: number
  readonly member_id: number
  readonly revision: number
  readonly state: CouponIssueState
  readonly order_id: number | null
  readonly starts_at: Date
  readonly expires_at: Date | null
}

type Step = {
  readonly event: CouponIssueEventType
  readonly atMs: number
  /** The claim that gives it back is the seller's fault, for `claim.completed`. */
  readonly isSellerFault?: boolean
  /** The order that uses it, for `order.placed`. */
  readonly orderId?: number
}

/** A coupon that had run out comes back as a new one, without counting against its limits. Answers the new one. */
const reissue = Effect.fnUntraced(function* (issue: AdvancedIssue, { atMs, isSellerFault }: Step) {
  const given = giveBackCoupon({
    expiresAtMs: issue.expires_at?.getTime() ?? null,
    isSellerFault: isSellerFault === true,
    nowMs: atMs,
  })
  if (given.kind !== 'REISSUED') {
    return yield* Effect.die(new Error(`coupon issue ${issue.id} is not issued anew`))
  }
  const { id } = yield* insertIssue({
    coupon_id: issue.coupon_id,
    member_id: issue.member_id,
    state: 'USABLE',
    revision: issue.revision,
    starts_at: new Date(atMs),
    expires_at: new Date(given.expiresAtMs),
    issued_at: new Date(atMs),
  })
  return id
})

/**
 * Moves a coupon in somebody's hand on, the only place in the server that does: asks the chart, then writes the state,
 * a history row and the coupon that takes its place. Answers the chart's decision; a refusal has written nothing. Safe only inside a transaction that
 * has locked the issue.
 */
export const advanceIssue = Effect.fnUntraced(function* (issue: AdvancedIssue, step: Step) {
  const { event, atMs, orderId = null } = step
  const facts = couponIssueFacts({
    startsAtMs: issue.starts_at.getTime(),
    expiresAtMs: issue.expires_at?.getTime() ?? null,
    isSellerFault: step.isSellerFault === true,
    nowMs: atMs,
  })
  const decision = decideStep(COUPON_ISSUE_TABLE, { state: issue.state, event, facts })
  if (!decision.ok) return decision
  const { target, effects, meta } = decision.value
  const at = new Date(atMs)
  const change = { issueId: issue.id, from: issue.state, to: target, orderId, at }
  if (!(yield* updateIssueState(change))) {
    return yield* Effect.die(new Error(`coupon issue ${issue.id} was not locked`))
  }
  yield* insertIssueHistory({
    coupon_issue_id: issue.id,
    actor: meta.actor,
    event,
    from_state: issue.state,
    to_state: target,
    order_id: orderId ?? issue.order_id,
    reissue_id: effects.includes('reissueCoupon') ? yield* reissue(issue, step) : null,
    at,
  })
  return decision
})

/** Moves locked coupons on that nothing keeps from it. A refusal is a defect: what decided before was wrong. */
export const advanceIssues = Effect.fnUntraced(function* (
  issues: readonly AdvancedIssue[],
  step: Step,
) {
  for (const issue of issues) {
    const decision = yield* advanceIssue(issue, step)
    if (!decision.ok) {
      return yield* Effect.die(
        new Error(`coupon issue ${issue.id} refused ${step.event}: ${decision.reason}`),
      )
    }
  }
})
