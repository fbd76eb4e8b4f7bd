import type { Day } from '@jangteo/core/calendar/day.rules'
import { query } from '../database/db.ts'

/** A public holiday that operators added to the list of the market. */
export type HolidayRow = { readonly day: Day; readonly name: string }

/** Lists the holidays that operators added, by day. */
export const listAddedHolidays = () =>
  query((db): Promise<HolidayRow[]> =>
    db.selectFrom('holidays').select(['day', 'name']).orderBy('day').execute(),
  )

/** Adds a holiday; `false` when its day is added already. */
export const insertHoliday = (holiday: HolidayRow) =>
  query(async (db) => {
    const result = await db
      .insertInto('holidays')
      .values(holiday)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
  })

/** Removes a holiday that operators added; returns its name, `null` where there is none. */
export const deleteHoliday = (day: Day) =>
  query(async (db) => {
    const row = await db
      .deleteFrom('holidays')
      .where('day', '=', day)
      .returning('name')
      .executeTakeFirst()
    return row?.name ?? null
  })
