import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { missingHolidayYear } from '@jangteo/core/calendar/holidayYear.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAY_YEARS } from '../calendar/holidays.ts'

/** The task's name. */
export const WATCH_HOLIDAYS = 'watch-holidays'

/** The year whose holidays somebody has to add now; `null` when none is missing. */
export const findMissingHolidayYear: Effect.Effect<number | null> = Effect.map(
  Clock.currentTimeMillis,
  (nowMs) => missingHolidayYear(kstDayOf(nowMs), HOLIDAY_YEARS),
)

/** Logs the year whose holidays are missing: deadlines in it would be counted as if it had none. */
export const watchHolidays: Effect.Effect<void> = Effect.flatMap(findMissingHolidayYear, (year) =>
  year === null
    ? Effect.void
    : Effect.logError(
        `the holidays of ${year} are missing: add them to adapters/server/src/calendar/holidays.ts`,
      ),
)
