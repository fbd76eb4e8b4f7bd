import { type HolidayRow, listAddedHolidays } from '@jangteo/postgres/calendar/holiday.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { Logger } from 'pino'
import type { Runtime } from '../app/services.ts'
import { knowAddedHolidays } from './holidays.ts'

/** Interval at which a process reads the holidays that operators added, in milliseconds. */
const REFRESH_MS = 60_000

/** Reads the holidays that operators added into this process. Returns them. */
export const refreshHolidays: Effect.Effect<readonly HolidayRow[], never, Db> = Effect.map(
  Effect.suspend(listAddedHolidays),
  (rows) => {
    knowAddedHolidays(rows.map(({ day }) => day))
    return rows
  },
)

/**
 * Follows the holidays from the start of a process on: a change is known to every process within a minute. A read that
 * fails leaves what was known, and the next one repeats it.
 */
export async function followHolidays(part: { readonly runtime: Runtime; readonly log: Logger }) {
  const { runtime, log } = part
  await runtime.runPromise(refreshHolidays)
  const timer = setInterval(() => {
    runtime.runPromise(refreshHolidays).catch((error: unknown) => {
      log.warn({ err: error }, 'holidays were not read')
    })
  }, REFRESH_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
