import { DAY_MS, daysBetween, HOUR_MS, kstDayOf, MINUTE_MS } from '../calendar/day.rules.ts'

/** Time left of a deal, by parts of a clock; all 0 once it is over. */
export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Returns the time until a deal ends; a second that has begun counts whole. Source: domain-rules §7.4. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft {
  const leftMs = Math.ceil(Math.max(0, endsAtMs - nowMs) / 1000) * 1000
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
    seconds: (leftMs % MINUTE_MS) / 1000,
  }
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}

/**
 * Text for the countdown of a deal. Source: domain-rules §7.4.
 * @example countdownText({ days: 2, hours: 3, minutes: 4, seconds: 5 }) // '2일 03:04:05'
 */
export function countdownText({ days, hours, minutes, seconds }: TimeLeft): string {
  const clock = [hours, minutes, seconds].map(twoDigits).join(':')
  return days > 0 ? `${days}일 ${clock}` : clock
}

/**
 * Returns the percentage of a deal that is sold, rounded down, so that only a sold-out deal reads 100; `null` when
 * nothing was on sale. Source: domain-rules §7.4.
 */
export function soldPercent(soldCount: number, totalCount: number): number | null {
  if (totalCount <= 0) return null
  return Math.min(100, Math.floor((soldCount * 100) / totalCount))
}

/**
 * Text for the last day of a deal, by the Korean day of its last moment; `null` once it is over.
 * @example dealMarkText(Date.parse('2026-11-27T00:00:00+09:00'), Date.parse('2026-11-25T12:00:00+09:00')) // '내일 마감'
 */
export function dealMarkText(endsAtMs: number, nowMs: number): string | null {
  if (nowMs >= endsAtMs) return null
  const days = daysBetween(kstDayOf(nowMs), kstDayOf(endsAtMs - 1))
  return ['오늘 마감', '내일 마감'][days] ?? `${days}일 남음`
}
