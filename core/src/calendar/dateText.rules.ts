import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  daysBetween,
  kstDayOf,
  kstText,
  weekdayOf,
} from './day.rules.ts'
import type { Day } from './day.rules.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/**
 * A Korean day in figures. Source: domain-rules §5.4.
 * @example formatDay('2026-08-22') // '2026.08.22'
 */
export function formatDay(day: Day): string {
  return day.replaceAll('-', '.')
}

/** The Korean day of a moment, `2026.08.22`. Source: domain-rules §5.4. */
export function formatDate(atMs: number): string {
  return formatDay(kstDayOf(atMs))
}

function timeOf(atMs: number): string {
  return kstText(atMs).slice(11, 16)
}

/** The moment in Korea to the minute, `2026.08.22 14:05`. Source: domain-rules §5.4. */
export function formatDateTime(atMs: number): string {
  return `${formatDate(atMs)} ${timeOf(atMs)}`
}

/**
 * A near day with its weekday, as in "8/24(월) 도착 예정". Source: domain-rules §5.4.
 * @example formatWeekday('2026-08-24') // '8/24(월)'
 */
export function formatWeekday(day: Day): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}(${WEEKDAYS[weekdayOf(day)] ?? ''})`
}

/**
 * A day of the months around, without its year; a day of another year names it.
 * @example formatMonthDay('2026-12-02', '2026-11-25') // '12/2'
 */
export function formatMonthDay(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  const near = `${month}/${date}`
  return day.slice(0, 4) === today.slice(0, 4) ? near : `${year}/${near}`
}

/**
 * A near deadline with weekday and time, as in "8/25(화) 23:59까지". Source: domain-rules §7.1.
 * @example formatWeekdayTime(endOfDayMs('2026-08-25')) // '8/25(화) 23:59'
 */
export function formatWeekdayTime(atMs: number): string {
  return `${formatWeekday(kstDayOf(atMs))} ${timeOf(atMs)}`
}

/**
 * A near moment as people say it, with weekday and the half of the day.
 * @example formatSpokenTime(Date.parse('2026-11-27T06:03:00+09:00')) // '11/27(금) 오전 6:03'
 */
export function formatSpokenTime(atMs: number): string {
  const [hours = 0, minutes = 0] = timeOf(atMs).split(':').map(Number)
  const time = `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}`
  return `${formatWeekday(kstDayOf(atMs))} ${hours < 12 ? '오전' : '오후'} ${time}`
}

/**
 * Formats a moment of the last 24 hours as the time since then; an older one, and one more than a minute ahead of the
 * given time, as a date. Source: domain-rules §5.4.
 */
export function formatRelative(atMs: number, nowMs: number): string {
  const elapsedMs = nowMs - atMs
  if (elapsedMs >= DAY_MS || elapsedMs <= -MINUTE_MS) return formatDate(atMs)
  if (elapsedMs < MINUTE_MS) return '방금 전'
  if (elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)}분 전`
  return `${Math.floor(elapsedMs / HOUR_MS)}시간 전`
}

/** Formats the number of days left, as on a coupon or a deal: `D-3`, `D-day`; `null` when the day is past. */
export function formatDaysLeft(day: Day, nowMs: number): string | null {
  const left = daysBetween(kstDayOf(nowMs), day)
  if (left < 0) return null
  return left === 0 ? 'D-day' : `D-${left}`
}
