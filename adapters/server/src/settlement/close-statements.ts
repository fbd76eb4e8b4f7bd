import { isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  joinEntries,
  listDueStatementIds,
  lockStatement,
  openMissedStatements,
} from '@jangteo/postgres/settlement/statement.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { advanceStatement } from './advance-statement.ts'
import { loadLockedStatement } from './load-statement.ts'

/** The task's name. */
export const CLOSE_STATEMENTS = 'close-statements'

const closeOne = Effect.fnUntraced(function* (id: number, atMs: number) {
  const open = yield* lockStatement(id)
  if (open?.state !== 'OPEN') return
  yield* joinEntries(open)
  const statement = yield* loadLockedStatement(id)
  if (statement === null) return
  const step = { event: 'system.close', atMs, today: kstDayOf(atMs), operatorId: null } as const
  const decision = yield* advanceStatement(statement, step)
  if (!decision.ok) {
    return yield* Effect.die(new Error(`statement ${id} refused to close: ${decision.reason}`))
  }
}, transaction)

/**
 * Closes the statements whose day has begun, each in a transaction of its own: its entries join it, what is below zero is
 * carried. An entry that was written after its day had closed joins a statement of the next business day. Two at once: the second finds
 * a statement that is no longer open. Source: market-rules §9.5.
 */
export const closeStatements: Effect.Effect<void, never, Db | Receivers> = Effect.gen(function* () {
  const atMs = yield* Clock.currentTimeMillis
  const today = kstDayOf(atMs)
  if (isBusinessDay(today, HOLIDAYS)) yield* openMissedStatements(today, new Date(atMs))
  for (const id of yield* listDueStatementIds(today)) yield* closeOne(id, atMs)
})
