import { promiseArrival } from '@jangteo/core/shipping/promise.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  listPromisableItems,
  type PromisableItem,
  updatePromisedDay,
} from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { BUSINESS_CALENDAR } from '../calendar/holidays.ts'
import { toPromiseTerms } from '../shipping/promise-answer.ts'

function promisedDayOf(row: PromisableItem, nowMs: number): string | null {
  const terms = toPromiseTerms(row, { kind: row.goods_kind, isOnSale: true })
  const calendar = BUSINESS_CALENDAR
  return promiseArrival(terms, { nowMs, zone: row.zone, calendar })?.arrivesOn ?? null
}

/**
 * Promises items whose deposit has arrived at `atMs` the day that an order of that moment has: while it was awaited nobody
 * knew when they would be shipped. Safe only with the items locked. Source: decision 088.
 */
export const promiseDeposited = Effect.fnUntraced(function* (
  itemIds: readonly number[],
  atMs: number,
): Effect.fn.Return<void, never, Db> {
  if (itemIds.length === 0) return
  const rows = yield* listPromisableItems(itemIds)
  const byDay = Map.groupBy(rows, (row) => promisedDayOf(row, atMs))
  for (const [day, items] of byDay) {
    yield* updatePromisedDay(
      items.map(({ id }) => id),
      day,
    )
  }
})
