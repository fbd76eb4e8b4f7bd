import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/day.rules.ts'

/** Rest of a deal, by parts of a clock; a deal that is over has nothing left. */
export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The time until a deal ends, begun seconds counting whole. Source: domain-rules §7.4. */
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
 * The countdown of a deal. Source: domain-rules §7.4.
 * @example countdownText({ days: 2, hours: 3, minutes: 4, seconds: 5 }) // '2일 03:04:05'
 */
export function countdownText({ days, hours, minutes, seconds }: TimeLeft): string {
  const clock = [hours, minutes, seconds].map(twoDigits).join(':')
  return days > 0 ? `${days}일 ${clock}` : clock
}

/**
 * Number of percent of a deal are sold, rounded down, so that only a sold-out deal says 100; `null` when nothing was
 * on sale. Source: domain-rules §7.4.
 */
export function soldPercent(soldCount: number, totalCount: number): number | null {
  if (totalCount <= 0) return null
  return Math.min(100, Math.floor((soldCount * 100) / totalCount))
}
