import { usablePeriod } from '@jangteo/core/coupon/couponPeriod.rules'
import { lockIssues, renewIssue } from '@jangteo/postgres/coupon/coupon-issue.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { publishedOf, usePeriodOf } from './coupon-rules.ts'
import { type IssueInput, requireOwnIssue, showCouponIssue } from './show-coupon-issue.ts'

/**
 * Gives a coupon whose terms changed since it was issued the terms of today, its period counted from its issue; one
 * whose terms are today's stays as it is. Refusals: COUPON_NOT_EXIST, COUPON_USED, COUPON_UNUSABLE. Source: decision 028.
 */
export const renewCouponIssue = (input: IssueInput) =>
  transaction(
    Effect.gen(function* () {
      const row = yield* requireOwnIssue(input)
      const [issue] = yield* lockIssues([row.issue_id])
      if (issue === undefined) return yield* refused('COUPON_NOT_EXIST')
      if (issue.state === 'USED') return yield* refused('COUPON_USED')
      if (issue.state !== 'USABLE') return yield* refused('COUPON_UNUSABLE')
      if (issue.revision !== row.revision) {
        const issuedAtMs = issue.issued_at.getTime()
        const facts = { published: publishedOf(row), issuedAtMs }
        const { startsAtMs, expiresAtMs } = usablePeriod(usePeriodOf(row), facts)
        yield* renewIssue({
          issueId: issue.id,
          revision: row.revision,
          startsAt: new Date(startsAtMs),
          expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
        })
      }
      return yield* showCouponIssue(input)
    }),
  )
