import { findIssue, type IssueRow } from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { couponIssue } from '@jangteo/contract/coupon/coupon.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toIssueAnswer } from './coupon-answer.ts'
import { callingPlatform } from './issue-coupon.ts'
import type { Caller } from '../call/caller.ts'

export type IssueInput = { readonly id: string }

/** Finds a coupon that the member holds; any other does not exist for them. Refusal: COUPON_NOT_EXIST. */
export const requireOwnIssue = Effect.fnUntraced(function* ({
  id,
}: IssueInput): Effect.fn.Return<IssueRow, Refused<'COUPON_NOT_EXIST'>, Caller | Db | WireIds> {
  const issueId = yield* openId('couponIssue', id, refused('COUPON_NOT_EXIST'))
  const row = yield* findIssue(issueId)
  if (row === undefined || row.member_id !== (yield* callingMember)) {
    return yield* refused('COUPON_NOT_EXIST')
  }
  return row
})

/** Maps a held coupon for the caller's platform. */
export const toCalledIssue = Effect.fnUntraced(function* (
  row: IssueRow,
): Effect.fn.Return<z.input<typeof couponIssue>, never, Caller | WireIds> {
  const platform = yield* callingPlatform
  const nowMs = yield* Clock.currentTimeMillis
  return toIssueAnswer(yield* WireIds, row, { platform, nowMs })
})

/** Shows an issue that was just written to its holder. */
export const showNewIssue = Effect.fnUntraced(function* (
  issueId: number,
): Effect.fn.Return<z.input<typeof couponIssue>, never, Caller | Db | WireIds> {
  const row = yield* findIssue(issueId)
  if (row === undefined) return yield* Effect.die(new Error(`coupon issue ${issueId} not found`))
  return yield* toCalledIssue(row)
})

/** Shows a coupon that the member holds, in any state. Refusal: COUPON_NOT_EXIST. */
export const showCouponIssue = Effect.fnUntraced(function* (input: IssueInput) {
  return yield* toCalledIssue(yield* requireOwnIssue(input))
})
