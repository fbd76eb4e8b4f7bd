import { formatDate, formatDaysLeft } from '../calendar/dateText.rules.ts'
import {
  addDays,
  endOfDayMs,
  kstDayOf,
  lastDayOfMonth,
  startOfDayMs,
} from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'

/** Two days in Korea, both included. */
export type DaySpan = { readonly startDay: Day; readonly endDay: Day }

/**
 * Period in which a coupon may be used; `days` after the day of issue, 0 being that day, `null` the last day of its
 * month.
 */
export type CouponUsePeriod =
  | ({ readonly kind: 'CUSTOM' } & DaySpan)
  | { readonly kind: 'PUBLISH' }
  | { readonly kind: 'ISSUE'; readonly days: number | null }
  | { readonly kind: 'NONE_LIMIT' }

/** Start and end, both included, in epoch milliseconds; `expiresAtMs` is `null` when it never ends. */
export type UsablePeriod = { readonly startsAtMs: number; readonly expiresAtMs: number | null }

/** Facts that the period of an issued coupon follows from; `published` are the days on which the coupon is issued. */
export type IssuedFacts = { readonly published: DaySpan; readonly issuedAtMs: number }

function spanPeriod({ startDay, endDay }: DaySpan): UsablePeriod {
  return { startsAtMs: startOfDayMs(startDay), expiresAtMs: endOfDayMs(endDay) }
}

function lastIssueDay(issuedDay: Day, days: number | null): Day {
  return days === null ? lastDayOfMonth(issuedDay) : addDays(issuedDay, days)
}

/**
 * Returns the period in which an issued coupon may be used. A last day ends at 23:59:59.999 in Korea. Source: spec §3,
 * domain-rules §3.5, A40.
 */
export function usablePeriod(use: CouponUsePeriod, facts: IssuedFacts): UsablePeriod {
  if (use.kind === 'CUSTOM') return spanPeriod(use)
  if (use.kind === 'PUBLISH') return spanPeriod(facts.published)
  const { issuedAtMs } = facts
  if (use.kind === 'NONE_LIMIT') return { startsAtMs: issuedAtMs, expiresAtMs: null }
  const lastDay = lastIssueDay(kstDayOf(issuedAtMs), use.days)
  return { startsAtMs: issuedAtMs, expiresAtMs: endOfDayMs(lastDay) }
}

/** True once a coupon's period is over; `null` never ends. */
export function isExpired(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs > expiresAtMs
}

/**
 * Text for the end of a coupon's period, as on its card. Source: domain-rules §7.4.
 * @example couponUntilText(endOfDayMs('2026-09-30')) // '2026.09.30까지'
 */
export function couponUntilText(expiresAtMs: number | null): string {
  return expiresAtMs === null ? '기간 제한 없음' : `${formatDate(expiresAtMs)}까지`
}

/** Text for the days left of a coupon: `D-3`, `D-day`; `null` when it never ends or has ended. */
export function couponDaysLeftText(expiresAtMs: number | null, nowMs: number): string | null {
  if (expiresAtMs === null || isExpired(expiresAtMs, nowMs)) return null
  return formatDaysLeft(kstDayOf(expiresAtMs), nowMs)
}
