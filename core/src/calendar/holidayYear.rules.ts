import { addDays } from './day.rules.ts'
import type { Day } from './day.rules.ts'

/**
 * Days before a year begins by which its holidays have to be known: deadlines reach into it, and a person has to add
 * them.
 */
export const HOLIDAY_NOTICE_DAYS = 60

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/**
 * The first year whose holidays are missing although a day of it is at most 60 days away; `null` when none is. Source:
 * domain-rules §1.10.
 * @example missingHolidayYear('2027-11-02', new Set([2026, 2027])) // 2028
 */
export function missingHolidayYear(today: Day, knownYears: ReadonlySet<number>): number | null {
  const years = [yearOf(today), yearOf(addDays(today, HOLIDAY_NOTICE_DAYS))]
  return years.find((year) => !knownYears.has(year)) ?? null
}
