import { addDays, weekdayOf } from './day.rules.ts'
import type { Day } from './day.rules.ts'

/** Days off besides Saturdays and Sundays, as the state announces them (공휴일); they are data of the host. */
export type Holidays = ReadonlySet<Day>

/** Days off, and the years whose days off are known. */
export type BusinessCalendar = {
  readonly holidays: Holidays
  readonly knownYears: ReadonlySet<number>
}

const SUNDAY = 0
const SATURDAY = 6

/** True when a Korean day is a business day: neither a weekend nor a holiday. Source: domain-rules §1.10. */
export function isBusinessDay(day: Day, holidays: Holidays): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SUNDAY && weekday !== SATURDAY && !holidays.has(day)
}

/**
 * The day so many business days after a day, which does not count itself. Source: domain-rules §1.10.
 * @example addBusinessDays('2026-08-21', 2, new Set()) // '2026-08-25'
 */
export function addBusinessDays(day: Day, count: number, holidays: Holidays): Day {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached, holidays)) left -= 1
  }
  return reached
}
