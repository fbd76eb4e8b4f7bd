import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { holdReasonOf } from '@jangteo/core/settlement/statement.rules'
import { STATEMENT_TABLE } from '@jangteo/core/settlement/statement.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { listStatementsOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { type AdvancedStatement, advanceStatement } from './advance-statement.ts'
import { loadLockedStatement } from './load-statement.ts'

type Moved = Effect.Effect<unknown, never, Db | Receivers>

/** Holds a closed statement; an open one is held when it closes, and one that is on its way to the bank goes on. */
function hold(statement: AdvancedStatement, atMs: number): Moved {
  if (!STATEMENT_TABLE.tags[statement.state].includes('holdable')) return Effect.void
  const step = { event: 'system.hold', atMs, today: kstDayOf(atMs), operatorId: null } as const
  return advanceStatement(statement, { ...step, holdReason: 'DISPUTE' })
}

/** Releases a statement that was held for a dispute alone; where something else is missing, its reason becomes that. */
const release = Effect.fnUntraced(function* (statement: AdvancedStatement, atMs: number) {
  const { hold_reason: reason, isDisputed } = statement
  if (reason !== 'DISPUTE' || isDisputed) return
  const step = { atMs, today: kstDayOf(atMs), operatorId: null } as const
  const decision = yield* advanceStatement(statement, { ...step, event: 'system.release' })
  const holdReason = holdReasonOf(statement)
  if (decision.ok || holdReason === null) return
  yield* advanceStatement(statement, { ...step, event: 'system.hold', holdReason })
})

/**
 * Holds the statements that pay for the items of a claim while a dispute over it is open, and releases them afterwards.
 * A statement is locked before its state is looked at, so one that closes at the same moment finds the dispute, or is
 * found closed. Source: market-rules §9.5, decision 146.
 */
export const receiveStatementsMessage = Effect.fnUntraced(function* ({
  claimId,
  event,
  atMs,
}: MessageTo<'statementsOfClaim'>): Effect.fn.Return<void, never, Db | Receivers> {
  for (const id of yield* listStatementsOfClaim(claimId)) {
    const statement = yield* loadLockedStatement(id)
    if (statement === null) continue
    yield* event === 'dispute.opened' ? hold(statement, atMs) : release(statement, atMs)
  }
})
