import { COUPON_ISSUE_TABLE } from '@jangteo/core/coupon/couponIssue.table.gen'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { CouponPlatform } from '@jangteo/core/coupon/coupon.codes'
import {
  type CouponDownloadFacts,
  type CouponDownloadRefusal,
  type CouponSeeker,
  decideCouponDownload,
  type IssuedCounts,
  issuesCountSinceMs,
} from '@jangteo/core/coupon/couponDownload.rules'
import { newcomerKindsOf } from '@jangteo/core/coupon/newcomer.rules'
import { countIssue, type IssuableRow } from '@jangteo/postgres/coupon/coupon.store'
import { insertIssue } from '@jangteo/postgres/coupon/coupon-issue.store'
import { countMemberIssues } from '@jangteo/postgres/coupon/member-issues.store'
import { membershipOf } from '@jangteo/core/session/caller.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findNewcomer } from '@jangteo/postgres/coupon/newcomer.store'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { type TermsRow, toOfferedCoupon, usableSpan } from './coupon-rules.ts'

/** Platform of the caller: the native app's web view, or a browser. */
export const callingPlatform: Effect.Effect<CouponPlatform, never, Caller> = Effect.map(
  Caller,
  ({ isInApp }) => (isInApp ? 'APP' : 'WEB'),
)

/** Kinds of newcomer that the caller is; asked for only where one of the coupons is for newcomers. */
const newcomerNow = Effect.fnUntraced(function* (coupons: readonly TermsRow[], nowMs: number) {
  const memberId = memberIdOf(yield* Caller)
  if (memberId === null || coupons.every(({ newcomer_kind: kind }) => kind === null)) return []
  const { created_at: joinedAt, has_purchased: hasPurchased } = yield* findNewcomer(memberId)
  return newcomerKindsOf({ joinedAtMs: joinedAt.getTime(), hasPurchased }, nowMs)
})

const seekerNow = Effect.fnUntraced(function* (coupons: readonly TermsRow[], nowMs: number) {
  const { kind } = yield* Caller
  const seeker: CouponSeeker = {
    membership: membershipOf(kind),
    platform: yield* callingPlatform,
    newcomer: yield* newcomerNow(coupons, nowMs),
    nowMs,
  }
  return seeker
})

const NO_COUNTS = { person: 0, person_today: 0 }

/** Counts the issues of coupons so far, to all and to the caller, by the coupon's row. */
const countsOf = Effect.fnUntraced(function* (coupons: readonly TermsRow[], nowMs: number) {
  const memberId = memberIdOf(yield* Caller)
  const couponIds = coupons.map(({ id }) => id)
  const since = new Date(issuesCountSinceMs(nowMs))
  const rows = memberId === null ? [] : yield* countMemberIssues({ couponIds, memberId, since })
  const counted = new Map(rows.map((row) => [row.coupon_id, row]))
  const today = kstDayOf(nowMs)
  return (coupon: TermsRow): IssuedCounts => {
    const { person, person_today: personToday } = counted.get(coupon.id) ?? NO_COUNTS
    return {
      total: coupon.issued_count,
      today: coupon.issued_day === today ? coupon.issued_day_count : 0,
      person,
      personToday,
    }
  }
})

/** A coupon with the decision on its issue to the caller. */
type DecidedIssue<Row> = {
  readonly row: Row
  readonly decision: Decision<CouponDownloadRefusal>
  /** The caller has one already. */
  readonly isIssued: boolean
}

function decideOn(row: IssuableRow, of: Pick<CouponDownloadFacts, 'seeker' | 'counts'>) {
  const denied = row.denied_features ?? []
  return decideCouponDownload({ coupon: toOfferedCoupon(row), denied, ...of })
}

/** Decides for each of some coupons whether it is issued to the caller now, and if they have one already. */
export const decideIssues = Effect.fnUntraced(function* <Row extends IssuableRow>(
  rows: readonly Row[],
  nowMs: number,
): Effect.fn.Return<DecidedIssue<Row>[], never, Caller | Db> {
  if (rows.length === 0) return []
  const seeker = yield* seekerNow(rows, nowMs)
  const countOf = yield* countsOf(rows, nowMs)
  return rows.map((row) => {
    const counts = countOf(row)
    return { row, decision: decideOn(row, { seeker, counts }), isIssued: counts.person > 0 }
  })
})

/** Decides whether a coupon is issued to the caller now; while it is locked, the counts hold. */
export const decideIssue = Effect.fnUntraced(function* (
  coupon: IssuableRow,
  nowMs: number,
): Effect.fn.Return<Decision<CouponDownloadRefusal>, never, Caller | Db> {
  const seeker = yield* seekerNow([coupon], nowMs)
  const countOf = yield* countsOf([coupon], nowMs)
  return decideOn(coupon, { seeker, counts: countOf(coupon) })
})

/** Writes one more issue of a locked coupon for the calling member, and answers its id. */
export const writeIssue = Effect.fnUntraced(function* (
  coupon: TermsRow,
  nowMs: number,
): Effect.fn.Return<number, never, Caller | Db> {
  return yield* writeIssueFor(yield* callingMember, { coupon, nowMs })
})

/** Writes one more issue of a locked coupon for a member, and answers its id. */
export const writeIssueFor = Effect.fnUntraced(function* (
  memberId: number,
  { coupon, nowMs }: { readonly coupon: TermsRow; readonly nowMs: number },
): Effect.fn.Return<number, never, Db> {
  const { id } = yield* insertIssue({
    coupon_id: coupon.id,
    member_id: memberId,
    state: COUPON_ISSUE_TABLE.initial,
    revision: coupon.revision,
    ...usableSpan(coupon, nowMs),
    issued_at: new Date(nowMs),
  })
  yield* countIssue(coupon.id, kstDayOf(nowMs))
  return id
})
