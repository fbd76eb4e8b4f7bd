import { addMonths, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { sumStoresBetween } from '@jangteo/postgres/settlement/entry-list.store'
import * as Effect from 'effect/Effect'
import { toSums } from './statement-answer.ts'

/** Sums a month by store for the tax invoices of an operator. Months are Korean. */
export const listStoreMonths = Effect.fnUntraced(function* ({ month }: { readonly month: string }) {
  const first = `${month}-01`
  const from = new Date(startOfDayMs(first))
  const rows = yield* sumStoresBetween(from, new Date(startOfDayMs(addMonths(first, 1))))
  const stores = rows.map((row) => ({
    month,
    storeUrl: row.store_url,
    storeName: row.store_name,
    businessNumber: row.business_number,
    ...toSums(row),
  }))
  return { stores }
})
