import { decideCouponRenewal, issueStateAt } from '@jangteo/core/coupon/couponIssue.rules'
import { lockIssues, renewIssue } from '@jangteo/postgres/coupon/coupon-issue.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { usableSpan } from './coupon-rules.ts'
import { type IssueInput, requireOwnIssue, showCouponIssue } from './show-coupon-issue.ts'

/**
 * Gives a held coupon today's terms, its period counted from its issue; one that has them already stays as it is.
 * Refusals: COUPON_NOT_EXIST, those of `decideCouponRenewal`. Source: decision 030.
 */
export const renewCouponIssue = Effect.fnUntraced(function* (input: IssueInput) {
  const row = yield* requireOwnIssue(input)
  const [issue] = yield* lockIssues([row.issue_id])
  if (issue === undefined) return yield* refused('COUPON_NOT_EXIST')
  const nowMs = yield* Clock.currentTimeMillis
  const expiresBeforeMs = issue.expires_at?.getTime() ?? null
  const decision = decideCouponRenewal(issueStateAt(issue.state, expiresBeforeMs, nowMs))
  if (!decision.ok) return yield* refused(decision.reason)
  if (issue.revision !== row.revision) {
    const span = usableSpan(row, issue.issued_at.getTime())
    yield* renewIssue(issue.id, { revision: row.revision, ...span })
  }
  return yield* showCouponIssue(input)
}, transaction)
