/** A calendar day in Korea, `YYYY-MM-DD`. */
export type Day = string

/** Korea's distance from UTC, the same all year, in milliseconds. */
export const KST_OFFSET_MS = 9 * 60 * 60 * 1000

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/

/** The moment as Korean wall clock text, `2026-08-22T14:05:00.000Z` read as if it were local. */
export function kstText(atMs: number): string {
  return new Date(atMs + KST_OFFSET_MS).toISOString()
}

/** The Korean calendar day of a moment (epoch milliseconds). */
export function kstDayOf(atMs: number): Day {
  return kstText(atMs).slice(0, 10)
}

/** The first millisecond of a Korean day, 00:00:00.000. */
export function startOfDayMs(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`) - KST_OFFSET_MS
}

/** The last millisecond of a Korean day, 23:59:59.999: the end of every "until that day". */
export function endOfDayMs(day: Day): number {
  return startOfDayMs(day) + DAY_MS - 1
}

/** True when a text names a day that exists. */
export function isDay(text: string): boolean {
  if (!DAY_FORM.test(text)) return false
  const startMs = startOfDayMs(text)
  return !Number.isNaN(startMs) && kstDayOf(startMs) === text
}

/** The day so many days later; a negative count goes back. */
export function addDays(day: Day, count: number): Day {
  return kstDayOf(startOfDayMs(day) + count * DAY_MS)
}

/**
 * The same day of the month so many months later; a day that month lacks becomes its last day.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00.000Z`)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const lastDate = new Date(first)
  lastDate.setUTCMonth(lastDate.getUTCMonth() + 1, 0)
  const retained = Math.min(date.getUTCDate(), lastDate.getUTCDate())
  return kstDayOf(first - KST_OFFSET_MS + (retained - 1) * DAY_MS)
}

/** The same date so many years later; 29 February becomes 28 February in a common year. */
export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * 12)
}

/** The last day of the month that a day lies in. */
export function lastDayOfMonth(day: Day): Day {
  return addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)
}

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay()
}

/** Counts the days from one day to the other; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOfDayMs(to) - startOfDayMs(from)) / DAY_MS)
}
