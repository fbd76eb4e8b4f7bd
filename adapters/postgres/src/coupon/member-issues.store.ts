import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** False for an issue that took the place of an expired one. */
const isFirstIssue = sql<boolean>`NOT EXISTS (
  SELECT FROM coupon_issue_history WHERE coupon_issue_history.reissue_id = coupon_issues.id
)`

type Counted = {
  readonly couponIds: readonly number[]
  readonly memberId: number
  readonly since: Date
}

/**
 * Counts the issues of each coupon to one member, ever and since a moment, without those that took the place of an expired
 * one; a coupon without any has no row.
 */
export const countMemberIssues = ({ couponIds, memberId, since }: Counted) =>
  query((db) =>
    db
      .selectFrom('coupon_issues')
      .select(({ fn }) => [
        'coupon_issues.coupon_id',
        fn.countAll<number>().as('person'),
        fn
          .countAll<number>()
          .filterWhere(sql<boolean>`coupon_issues.issued_at >= ${since}`)
          .as('person_today'),
      ])
      .where('coupon_issues.coupon_id', 'in', couponIds)
      .where('coupon_issues.member_id', '=', memberId)
      .where(isFirstIssue)
      .groupBy('coupon_issues.coupon_id')
      .execute(),
  )
