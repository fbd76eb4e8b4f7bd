import type { BusinessCalendar, Holidays } from '@jangteo/core/calendar/businessDay.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'

/**
 * Public holidays (관공서의 공휴일) that fall on a weekday, with the days that take the place of others, by year. Since
 * 2026 노동절 and 제헌절 are among them. Operators add further years and days (decision 143); `watch-holidays` asks for
 * the next one in time. Source: domain-rules §1.10, decision 037.
 */
const DAYS_BY_YEAR: Readonly<Record<number, readonly Day[]>> = {
  2025: [
    '2025-01-01',
    '2025-01-27',
    '2025-01-28',
    '2025-01-29',
    '2025-01-30',
    '2025-03-03',
    '2025-05-05',
    '2025-05-06',
    '2025-06-03',
    '2025-06-06',
    '2025-08-15',
    '2025-10-03',
    '2025-10-06',
    '2025-10-07',
    '2025-10-08',
    '2025-10-09',
    '2025-12-25',
  ],
  2026: [
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-03-02',
    '2026-05-01',
    '2026-05-05',
    '2026-05-25',
    '2026-06-03',
    '2026-07-17',
    '2026-08-17',
    '2026-09-24',
    '2026-09-25',
    '2026-10-05',
    '2026-10-09',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-02-08',
    '2027-02-09',
    '2027-03-01',
    '2027-05-03',
    '2027-05-05',
    '2027-05-13',
    '2027-07-19',
    '2027-08-16',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
    '2027-10-04',
    '2027-10-11',
    '2027-12-27',
  ],
}

const BUILT_IN: readonly Day[] = Object.values(DAYS_BY_YEAR).flat()

const holidays = new Set<Day>()
const holidayYears = new Set<number>()
let version = 0

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** Replaces what this process knows of the holidays that operators added. */
export function knowAddedHolidays(added: readonly Day[]): void {
  const days = new Set([...BUILT_IN, ...added])
  if (days.size === holidays.size && [...days].every((day) => holidays.has(day))) return
  version += 1
  holidays.clear()
  holidayYears.clear()
  for (const day of days) {
    holidays.add(day)
    holidayYears.add(yearOf(day))
  }
}
knowAddedHolidays([])

/** The public holidays: those that come with the market, and those that operators added (decision 143). */
export const HOLIDAYS: Holidays = holidays

/** The years whose holidays are known. */
export const HOLIDAY_YEARS: ReadonlySet<number> = holidayYears

/** The business days that promised and wanted days are counted in. */
export const BUSINESS_CALENDAR: BusinessCalendar = { holidays, knownYears: holidayYears }

/** Number that changes with the holidays, for whoever stores what was counted by them. */
export function holidaysVersion(): number {
  return version
}
