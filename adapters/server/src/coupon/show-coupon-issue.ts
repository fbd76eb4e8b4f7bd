import { findIssue, type IssueRow } from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toIssueAnswer } from './coupon-answer.ts'
import { callingPlatform } from './issue-coupon.ts'

export type IssueInput = { readonly id: string }

/** A coupon that the calling member holds; anybody else's does not exist. Refusal: COUPON_NOT_EXIST. */
export const requireOwnIssue = Effect.fnUntraced(function* ({ id }: IssueInput) {
  const issueId = yield* openId('couponIssue', id, refused('COUPON_NOT_EXIST'))
  const row = yield* findIssue(issueId)
  if (row === undefined || row.member_id !== (yield* callingMember)) {
    return yield* refused('COUPON_NOT_EXIST')
  }
  return row
})

/** A coupon that the caller holds, as they see it where they are. */
export const toCalledIssue = Effect.fnUntraced(function* (row: IssueRow) {
  const platform = yield* callingPlatform
  const nowMs = yield* Clock.currentTimeMillis
  return toIssueAnswer(yield* WireIds, row, { platform, nowMs })
})

/** An issue that was just written, as its holder sees it. */
export const showNewIssue = Effect.fnUntraced(function* (issueId: number) {
  const row = yield* findIssue(issueId)
  if (row === undefined) return yield* Effect.die(new Error(`coupon issue ${issueId} not found`))
  return yield* toCalledIssue(row)
})

/** A coupon that the member holds, whatever became of it. Refusal: COUPON_NOT_EXIST. */
export const showCouponIssue = Effect.fnUntraced(function* (input: IssueInput) {
  return yield* toCalledIssue(yield* requireOwnIssue(input))
})
