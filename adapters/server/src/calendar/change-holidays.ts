import { type Day, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { decideHolidayAdded } from '@jangteo/core/calendar/holidayChange.rules'
import {
  deleteHoliday,
  type HolidayRow,
  insertHoliday,
} from '@jangteo/postgres/calendar/holiday.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { HOLIDAYS } from './holidays.ts'
import { refreshHolidays } from './refresh-holidays.ts'

const today = Effect.map(Clock.currentTimeMillis, kstDayOf)

const storeHoliday = Effect.fnUntraced(function* (holiday: HolidayRow) {
  if (!(yield* insertHoliday(holiday))) return yield* refused('HOLIDAY_KNOWN')
  return yield* recordAudit({
    call: 'operatorHoliday.add',
    target: `holiday:${holiday.day}`,
    before: null,
    after: { name: holiday.name },
    reason: null,
  })
}, transaction)

/**
 * Adds a public holiday; of two operators the second is refused. This process knows it at once, others within a minute.
 * Refusals: HOLIDAY_PAST, HOLIDAY_KNOWN. Source: decision 143.
 */
export const addHoliday = Effect.fnUntraced(function* (holiday: HolidayRow) {
  const decision = decideHolidayAdded(holiday.day, { today: yield* today, holidays: HOLIDAYS })
  if (!decision.ok) return yield* refused(decision.reason)
  yield* storeHoliday(holiday)
  yield* refreshHolidays
  return { done: true as const }
})

const dropHoliday = Effect.fnUntraced(function* (day: Day) {
  const name = yield* deleteHoliday(day)
  if (name === null) return yield* refused('HOLIDAY_NOT_FOUND')
  return yield* recordAudit({
    call: 'operatorHoliday.remove',
    target: `holiday:${day}`,
    before: { name },
    after: null,
    reason: null,
  })
}, transaction)

/**
 * Removes a public holiday that operators added; of two operators the second finds none. Refusals: HOLIDAY_PAST,
 * HOLIDAY_NOT_FOUND.
 */
export const removeHoliday = Effect.fnUntraced(function* ({ day }: { readonly day: Day }) {
  if (day < (yield* today)) return yield* refused('HOLIDAY_PAST')
  yield* dropHoliday(day)
  yield* refreshHolidays
  return { done: true as const }
})
