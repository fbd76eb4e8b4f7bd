import { addDays, type Day, DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { isExpired, usablePeriod } from '@jangteo/core/coupon/couponPeriod.rules'
import type { CouponUsePeriod, DaySpan } from '@jangteo/core/coupon/couponPeriod.rules'
import type { Insertable } from 'kysely'
import type {
  CouponIssueHistory,
  CouponIssues,
  Coupons,
} from '@jangteo/postgres/database/schema.gen'
import type { CouponIssueSeed, CouponSeed, DaysFromNow } from './coupons.types.ts'

function spanOf([first, last]: DaysFromNow, today: Day): DaySpan {
  return { startDay: addDays(today, first), endDay: addDays(today, last) }
}

function periodOfUse({ use }: CouponSeed, today: Day): CouponUsePeriod {
  return use.kind === 'CUSTOM' ? { kind: 'CUSTOM', ...spanOf(use.days, today) } : use
}

function discountColumns({ discount }: CouponSeed) {
  return discount.kind === 'FIXED'
    ? { discount_kind: discount.kind, discount_value: discount.amount }
    : {
        discount_kind: discount.kind,
        discount_value: discount.percent,
        discount_max: discount.maxDiscount,
      }
}

function periodColumns(coupon: CouponSeed, today: Day) {
  const use = periodOfUse(coupon, today)
  return {
    use_period_kind: use.kind,
    use_from: use.kind === 'CUSTOM' ? use.startDay : null,
    use_until: use.kind === 'CUSTOM' ? use.endDay : null,
    use_days: use.kind === 'ISSUE' ? use.days : null,
  }
}

function copyOf<Item>(items: readonly Item[] | null | undefined): Item[] | null {
  return items === null || items === undefined ? null : [...items]
}

function limitColumns({ limits = {}, conditions = {}, isForApp }: CouponSeed) {
  const { hours, weekdays, memberships, platforms, newcomer } = conditions
  return {
    total_max: limits.total ?? null,
    day_max: limits.perDay ?? null,
    person_max: limits.perPerson ?? null,
    person_day_max: limits.perPersonPerDay ?? null,
    weekdays: copyOf(weekdays),
    from_hour: hours?.fromHour ?? null,
    until_hour: hours?.untilHour ?? null,
    memberships: copyOf(memberships),
    issue_platforms: copyOf(platforms),
    newcomer_kind: newcomer ?? null,
    use_platforms: isForApp === true ? ['APP' as const] : null,
  }
}

export type CouponPlace = {
  readonly storeId: number | null
  /** The ids of what its target names. */
  readonly targetIds: readonly number[]
  /** Number of issues held by the demo's members. */
  readonly heldCount: number
  /** True when it may be had by the word that everybody can read. */
  readonly hasCodes: boolean
  readonly nowMs: number
}

/** A demo coupon as a row. */
export function couponRow(coupon: CouponSeed, place: CouponPlace): Insertable<Coupons> {
  const { storeId, targetIds, heldCount, hasCodes, nowMs } = place
  const { startDay, endDay } = spanOf(coupon.published, kstDayOf(nowMs))
  const ownKind = storeId === null ? 'ALL' : 'STORES'
  return {
    store_id: storeId,
    name: coupon.name,
    type: coupon.type,
    ...discountColumns(coupon),
    minimum_amount: coupon.minimumAmount ?? 0,
    target_kind: coupon.target?.kind ?? ownKind,
    target_ids: coupon.target === undefined && storeId !== null ? [storeId] : [...targetIds],
    issue_kind: coupon.code === undefined ? 'DOWNLOAD' : 'CODE',
    word: hasCodes && coupon.code !== undefined && 'word' in coupon.code ? coupon.code.word : null,
    published_from: startDay,
    published_until: endDay,
    ...periodColumns(coupon, kstDayOf(nowMs)),
    ...limitColumns(coupon),
    revision: 1 + (coupon.changeCount ?? 0),
    restricted_at: coupon.isRestricted === true ? new Date(nowMs) : null,
    restricted_by: coupon.isRestricted === true ? ('OPERATOR' as const) : null,
    market_share: coupon.marketShare ?? 0,
    issued_count: (coupon.issuedBefore ?? 0) + heldCount,
    created_at: new Date(nowMs + coupon.published[0] * DAY_MS),
  }
}

export type Holding = {
  readonly coupon: CouponSeed
  readonly couponId: number
  readonly memberId: number
  readonly nowMs: number
}

/** A coupon in a demo member's hand as a row: what ended has expired. */
export function issueRow(issue: CouponIssueSeed, holding: Holding): Insertable<CouponIssues> {
  const { coupon, couponId, memberId, nowMs } = holding
  const today = kstDayOf(nowMs)
  const issuedAtMs = nowMs - issue.daysAgo * DAY_MS
  const facts = { published: spanOf(coupon.published, today), issuedAtMs }
  const { startsAtMs, expiresAtMs } = usablePeriod(periodOfUse(coupon, today), facts)
  return {
    coupon_id: couponId,
    member_id: memberId,
    state: isExpired(expiresAtMs, nowMs) ? 'EXPIRED' : 'USABLE',
    revision: issue.isOfOldTerms === true ? 1 : 1 + (coupon.changeCount ?? 0),
    starts_at: new Date(startsAtMs),
    expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
    issued_at: new Date(issuedAtMs),
  }
}

/** Entry that the history of a coupon says that had ended before the load. */
export function endRow(issueId: number, endedAt: Date): Insertable<CouponIssueHistory> {
  return {
    coupon_issue_id: issueId,
    actor: 'system',
    event: 'system.periodOver',
    from_state: 'USABLE',
    to_state: 'EXPIRED',
    at: endedAt,
  }
}
