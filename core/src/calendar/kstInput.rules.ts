import { isDay, kstText, MINUTE_MS, startOfDayMs } from './day.rules.ts'

const INPUT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/
const HOUR_MAX = 23
const MINUTE_MAX = 59
const MINUTES_PER_HOUR = 60

/**
 * Writes a moment (epoch milliseconds) as a field of day and time holds it, in Korea to the minute.
 * @example toKstInput(Date.parse('2026-08-22T05:05:00Z')) // '2026-08-22T14:05'
 */
export function toKstInput(atMs: number): string {
  return kstText(atMs).slice(0, 16)
}

/** Reads what a field of day and time holds as a moment in Korea, in epoch milliseconds; `null` when it is none. */
export function fromKstInput(text: string): number | null {
  const [, day = '', hour = '', minute = ''] = INPUT.exec(text) ?? []
  const isTime = Number(hour) <= HOUR_MAX && Number(minute) <= MINUTE_MAX
  if (!isDay(day) || !isTime) return null
  return startOfDayMs(day) + (Number(hour) * MINUTES_PER_HOUR + Number(minute)) * MINUTE_MS
}
