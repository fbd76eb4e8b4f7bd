import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { missingHolidayYear } from '@jangteo/core/calendar/holidayYear.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAY_YEARS, HOLIDAYS } from './holidays.ts'
import { refreshHolidays } from './refresh-holidays.ts'

/** Lists the public holidays of this year and later; those that come with the market have no name. */
export const listHolidays = Effect.fnUntraced(function* () {
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const names = new Map((yield* refreshHolidays).map(({ day, name }) => [day, name]))
  const fromYear = `${today.slice(0, 4)}-01-01`
  const days = [...HOLIDAYS].filter((day) => day >= fromYear).toSorted()
  return {
    holidayList: days.map((day) => ({
      day,
      name: names.get(day) ?? null,
      addedYn: names.has(day) ? ('Y' as const) : ('N' as const),
    })),
    missingYear: missingHolidayYear(today, HOLIDAY_YEARS),
  }
})
