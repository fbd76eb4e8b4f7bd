import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { missingHolidayYear } from '@jangteo/core/calendar/holidayYear.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAY_YEARS } from '../calendar/holidays.ts'

/** The task's name. */
export const WATCH_HOLIDAYS = 'watch-holidays'

/** Returns the year whose holidays have to be added now; `null` when none is missing. */
export const findMissingHolidayYear: Effect.Effect<number | null> = Effect.map(
  Clock.currentTimeMillis,
  (nowMs) => missingHolidayYear(kstDayOf(nowMs), HOLIDAY_YEARS),
)

/** Logs the year whose holidays are missing: its deadlines would be counted without any. */
export const watchHolidays: Effect.Effect<void> = Effect.flatMap(findMissingHolidayYear, (year) =>
  year === null
    ? Effect.void
    : Effect.logError(
        `the holidays of ${year} are missing: add them to adapters/server/src/calendar/holidays.ts`,
      ),
)
