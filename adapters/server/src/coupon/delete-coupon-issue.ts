import { lockIssues } from '@jangteo/postgres/coupon/coupon-issue.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advanceIssue } from './advance-coupon-issue.ts'
import { type IssueInput, requireOwnIssue } from './show-coupon-issue.ts'

/**
 * Deletes a coupon that the member holds; idempotent. The issue is locked, so of this and an order that uses it one
 * wins. Refusals: COUPON_NOT_EXIST, COUPON_USED, COUPON_USE_PERIOD_OVER.
 */
export const deleteCouponIssue = Effect.fnUntraced(function* (input: IssueInput) {
  const { issue_id: issueId } = yield* requireOwnIssue(input)
  const [issue] = yield* lockIssues([issueId])
  if (issue === undefined) return yield* refused('COUPON_NOT_EXIST')
  if (issue.state === 'WITHDRAWN') return { done: true as const }
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceIssue(issue, { event: 'buyer.delete', atMs })
  if (decision.ok) return { done: true as const }
  return yield* refused(
    decision.reason === 'COUPON_PERIOD_NOT_OVER' ? 'COUPON_UNUSABLE' : decision.reason,
  )
}, transaction)
