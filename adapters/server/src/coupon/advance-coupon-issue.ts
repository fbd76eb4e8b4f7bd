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
  recordReissue,
  updateIssueState,
} from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, recordIfSet } from '../entity/create-entity.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** A locked coupon issue, with the columns that its runner needs. */
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

/** Issues an expired coupon as a new one, without counting against its limits; the history names the new one. */
const reissueCoupon: EffectHandler<AdvancedIssue, Step, number> = Effect.fnUntraced(function* (
  issue: AdvancedIssue,
  { atMs, isSellerFault }: Step,
  historyId: number,
) {
  const given = giveBackCoupon({
    expiresAtMs: issue.expires_at?.getTime() ?? null,
    isSellerFault: isSellerFault === true,
    nowMs: atMs,
  })
  if (given.kind !== 'REISSUED') {
    return yield* Effect.die(new Error(`coupon issue ${issue.id} is not reissued: ${given.kind}`))
  }
  const { id } = yield* insertIssue({
    coupon_id: issue.coupon_id,
    member_id: issue.member_id,
    state: COUPON_ISSUE_TABLE.initial,
    revision: issue.revision,
    starts_at: new Date(atMs),
    expires_at: new Date(given.expiresAtMs),
    issued_at: new Date(atMs),
  })
  yield* recordReissue(historyId, id)
})

/** Moves a held coupon on, the only place in the server that does. Safe only with the issue locked. */
export const advanceIssue = createEntity({
  name: 'coupon issue',
  table: COUPON_ISSUE_TABLE,
  stateOf: (issue: AdvancedIssue) => issue.state,
  factsOf: (issue, { atMs, isSellerFault }: Step) =>
    Effect.succeed(
      couponIssueFacts({
        startsAtMs: issue.starts_at.getTime(),
        expiresAtMs: issue.expires_at?.getTime() ?? null,
        isSellerFault: isSellerFault === true,
        nowMs: atMs,
      }),
    ),
  write: (issue, { from, step: { target: to, meta }, at }, { event, orderId = null }) =>
    recordIfSet(
      `coupon issue ${issue.id}`,
      updateIssueState({ issueId: issue.id, from, to, orderId, at }),
      insertIssueHistory({
        coupon_issue_id: issue.id,
        actor: meta.actor,
        event,
        from_state: from,
        to_state: to,
        order_id: orderId ?? issue.order_id,
        reissue_id: null,
        at,
      }),
    ),
  effects: { reissueCoupon },
})

/** Moves locked coupons on. A refusal is a defect: the decision before was wrong. */
export const advanceIssues = Effect.fnUntraced(function* (
  issues: readonly AdvancedIssue[],
  step: Step,
): Effect.fn.Return<void, never, Db | Receivers> {
  for (const issue of issues) {
    const decision = yield* advanceIssue(issue, step)
    if (!decision.ok) {
      return yield* Effect.die(
        new Error(`coupon issue ${issue.id} refused ${step.event}: ${decision.reason}`),
      )
    }
  }
})
