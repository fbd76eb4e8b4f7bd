import { addBusinessDays } from '@jangteo/core/calendar/businessDay.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { closeTotal } from '@jangteo/core/settlement/settlement.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { insertEntry, openStatement } from '@jangteo/postgres/settlement/entry.store'
import {
  findBelowSince,
  noteBelowSince,
  type StatementRow,
} from '@jangteo/postgres/settlement/statement.store'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'

type Carried = {
  readonly statement: StatementRow
  readonly amount: Won
  readonly end: 'in' | 'out'
  readonly day: Day
  readonly atMs: number
}

function carryOf({ statement, amount, end, day, atMs }: Carried) {
  return {
    store_id: statement.store_id,
    kind: 'CARRY',
    source: `statement:${statement.id}:${end}`,
    gross: amount,
    fee_rate_bp: 0,
    fee: 0,
    fee_vat: 0,
    payable: amount,
    occurred_at: new Date(atMs),
    payable_on: day,
    statement_id: end === 'out' ? statement.id : null,
  } as const
}

/**
 * Carries what a statement is below zero to the one of the next business day: two entries that cancel each other, one in
 * each, so that no won is lost between them. Source: market-rules §9.5.
 */
export const carryRest = Effect.fnUntraced(function* (
  statement: StatementRow & { readonly total: Won },
  { atMs, today }: { readonly atMs: number; readonly today: Day },
): Effect.fn.Return<void, never, Db> {
  const { carried } = closeTotal(statement.total)
  if (carried === 0) return
  const { id, store_id: storeId } = statement
  const next = addBusinessDays(today, 1, HOLIDAYS)
  yield* noteBelowSince(id, (yield* findBelowSince(id)) ?? statement.day)
  yield* insertEntry(carryOf({ statement, amount: -carried, end: 'out', day: today, atMs }))
  yield* insertEntry(carryOf({ statement, amount: carried, end: 'in', day: next, atMs }))
  yield* openStatement({ storeId, day: next, at: new Date(atMs) })
})
