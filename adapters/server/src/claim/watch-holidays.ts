import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { missingHolidayYear } from '@jangteo/core/calendar/holidayYear.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAY_YEARS } from '../calendar/holidays.ts'
import { refreshHolidays } from '../calendar/refresh-holidays.ts'
import { notify } from '../notification/notify.ts'

/** The task's name. */
export const WATCH_HOLIDAYS = 'watch-holidays'

/** Characters of a day that name its month. */
const MONTH_LENGTH = 7

/** Returns the year whose holidays have to be added now; `null` when none is missing. */
export const findMissingHolidayYear: Effect.Effect<number | null> = Effect.map(
  Clock.currentTimeMillis,
  (nowMs) => missingHolidayYear(kstDayOf(nowMs), HOLIDAY_YEARS),
)

/**
 * Notifies operators once a month of the year whose holidays are missing: its deadlines would be counted without any.
 */
export const watchHolidays: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  yield* refreshHolidays
  const year = yield* findMissingHolidayYear
  if (year === null) return
  const atMs = yield* Clock.currentTimeMillis
  const month = kstDayOf(atMs).slice(0, MONTH_LENGTH)
  const content = { kind: 'HOLIDAYS_MISSING', year } as const
  yield* notify({ to: 'operators', content, key: `${year}:${month}`, atMs })
})
