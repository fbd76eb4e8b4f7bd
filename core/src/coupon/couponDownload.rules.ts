import type { AppKind } from '../bridge/appKind.codes.ts'
import { endOfDayMs, kstDayOf, kstText, startOfDayMs, weekdayOf } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { MembershipType } from '../session/membership.codes.ts'
import type { StoreFeature } from '../session/permission.codes.ts'
import { decideStoreFeature } from '../session/permission.rules.ts'
import type { CouponIssueRefusal, CouponPlatform, NewcomerKind } from './coupon.codes.ts'
import type { DaySpan } from './couponPeriod.rules.ts'

/** Most issues of a coupon; a day begins at 00:00 in Korea, `null` is no limit. */
export type CouponLimits = {
  readonly total: number | null
  readonly perDay: number | null
  readonly perPerson: number | null
  readonly perPersonPerDay: number | null
}

/**
 * Conditions of a download; `null` is no condition. Weekdays count from 0, Sunday; hours of the day in Korea from
 * `fromHour` on and before `untilHour`, which may be 24.
 */
export type CouponConditions = {
  readonly weekdays: readonly number[] | null
  readonly hours: { readonly fromHour: number; readonly untilHour: number } | null
  readonly memberships: readonly MembershipType[] | null
  readonly platforms: readonly CouponPlatform[] | null
  readonly newcomer: NewcomerKind | null
}

/** A coupon on offer; both days of `published` are included. */
export type OfferedCoupon = {
  readonly published: DaySpan
  readonly isRestricted: boolean
  readonly limits: CouponLimits
  readonly conditions: CouponConditions
}

/** Issues so far: to all, to all today, to this person, to this person today. */
export type IssuedCounts = {
  readonly total: number
  readonly today: number
  readonly person: number
  readonly personToday: number
}

/**
 * The caller who wants a coupon, with platform and time; `membership` is `GUEST` without a login, and `newcomer` holds the
 * kinds of newcomer that the caller is.
 */
export type CouponSeeker = {
  readonly membership: MembershipType
  readonly platform: CouponPlatform
  readonly newcomer: readonly NewcomerKind[]
  readonly nowMs: number
}

/** Refusal of a download: of the coupon, or of its store. */
export type CouponDownloadRefusal = CouponIssueRefusal | 'STORE_FEATURE_DENIED'

/**
 * Facts of a download; `coupon` is `null` when there is none of that number, `denied` are the features that buyers of its
 * store are denied.
 */
export type CouponDownloadFacts = {
  readonly coupon: OfferedCoupon | null
  readonly denied: readonly StoreFeature[]
  readonly seeker: CouponSeeker
  readonly counts: IssuedCounts
}

/**
 * Returns the moment since which today's issues count, in epoch milliseconds: 00:00 in Korea. Source: domain-rules
 * §3.5.
 */
export function issuesCountSinceMs(nowMs: number): number {
  return startOfDayMs(kstDayOf(nowMs))
}

/** The platform that a page is shown on. Source: domain-rules §3.5. */
export function couponPlatformOf(appKind: AppKind): CouponPlatform {
  return appKind === 'web' ? 'WEB' : 'APP'
}

function meetsConditions(conditions: CouponConditions, seeker: CouponSeeker): boolean {
  const { weekdays, hours, memberships, platforms, newcomer } = conditions
  const hour = Number(kstText(seeker.nowMs).slice(11, 13))
  return (
    (weekdays === null || weekdays.includes(weekdayOf(kstDayOf(seeker.nowMs)))) &&
    (hours === null || (hour >= hours.fromHour && hour < hours.untilHour)) &&
    (memberships === null || memberships.includes(seeker.membership)) &&
    (platforms === null || platforms.includes(seeker.platform)) &&
    (newcomer === null || seeker.newcomer.includes(newcomer))
  )
}

/** Reason why a coupon is on offer to nobody. */
export type CouponOfferRefusal = Extract<
  CouponIssueRefusal,
  'COUPON_ADMIN_RESTRICTED' | 'COUPON_ISSUE_NOT_STARTED' | 'COUPON_ISSUE_PERIOD_OVER'
>

/** Returns why a coupon is on offer to nobody at a moment; `null` when it is on offer. */
export function offerRefusal(
  { isRestricted, published }: Pick<OfferedCoupon, 'isRestricted' | 'published'>,
  nowMs: number,
): CouponOfferRefusal | null {
  if (isRestricted) return 'COUPON_ADMIN_RESTRICTED'
  if (nowMs < startOfDayMs(published.startDay)) return 'COUPON_ISSUE_NOT_STARTED'
  return nowMs > endOfDayMs(published.endDay) ? 'COUPON_ISSUE_PERIOD_OVER' : null
}

/** True once so many issues reach a limit. */
export function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit
}

function limitRefusal(limits: CouponLimits, counts: IssuedCounts): CouponIssueRefusal | null {
  if (isReached(limits.perPerson, counts.person)) return 'COUPON_ALREADY_ISSUED'
  if (isReached(limits.perPersonPerDay, counts.personToday)) return 'COUPON_ALREADY_ISSUED_TODAY'
  if (isReached(limits.total, counts.total)) return 'COUPON_SOLD_OUT'
  return isReached(limits.perDay, counts.today) ? 'COUPON_SOLD_OUT_TODAY' : null
}

/**
 * Decides whether a coupon is issued to the caller now. Of several refusals the first counts, in this order:
 * `COUPON_NO_SESSION`, `COUPON_NOT_EXIST`, `COUPON_ADMIN_RESTRICTED`,
 * `COUPON_ISSUE_NOT_STARTED`, `COUPON_ISSUE_PERIOD_OVER`, `STORE_FEATURE_DENIED`, `COUPON_CONDITION_UNMET` (weekday, hour,
 * membership, platform, newcomer), `COUPON_ALREADY_ISSUED`, `COUPON_ALREADY_ISSUED_TODAY`, `COUPON_SOLD_OUT`, `COUPON_SOLD_OUT_TODAY`. The
 * counts are taken under the coupon's lock. Source: spec §6, §8, domain-rules §3.5, §7.6, decision 147.
 */
export function decideCouponDownload(facts: CouponDownloadFacts): Decision<CouponDownloadRefusal> {
  const { coupon, denied, seeker, counts } = facts
  if (seeker.membership === 'GUEST') return refuse('COUPON_NO_SESSION')
  if (coupon === null) return refuse('COUPON_NOT_EXIST')
  const notOffered = offerRefusal(coupon, seeker.nowMs)
  if (notOffered !== null) return refuse(notOffered)
  if (!decideStoreFeature('COUPON', denied).ok) return refuse('STORE_FEATURE_DENIED')
  if (!meetsConditions(coupon.conditions, seeker)) return refuse('COUPON_CONDITION_UNMET')
  const refusal = limitRefusal(coupon.limits, counts)
  return refusal === null ? allow() : refuse(refusal)
}
