import type { Day } from '@jangteo/core/calendar/day.rules'
import type { HoldReason } from '@jangteo/core/settlement/settlement.codes'
import { closeTotal } from '@jangteo/core/settlement/settlement.rules'
import {
  holdReasonOf,
  type KnownStatement,
  type PayableStore,
  statementFacts,
} from '@jangteo/core/settlement/statement.rules'
import {
  STATEMENT_TABLE,
  type StatementEventType,
} from '@jangteo/core/settlement/statement.table.gen'
import type { BankAccountRow } from '@jangteo/postgres/settlement/bank-account.store'
import {
  insertStatementHistory,
  type StatementRow,
  updateStatement,
} from '@jangteo/postgres/settlement/statement.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../entity/create-entity.ts'
import { carryRest } from './carry-rest.ts'
import { notifyOfStatement } from './notify-of-statement.ts'

/** A locked statement with what its chart asks about. */
export type AdvancedStatement = StatementRow & {
  readonly total: number
  /** Account of the store at this moment, which is judged and paid to. */
  readonly account: BankAccountRow | undefined
  readonly store: PayableStore
  /** A dispute over one of its items is open. */
  readonly isDisputed: boolean
}

export type StatementStep = {
  readonly event: StatementEventType
  readonly atMs: number
  readonly today: Day
  /** Operator who asks; `null` for a job or the bank. */
  readonly operatorId: number | null
  /** For `system.hold`. */
  readonly holdReason?: HoldReason
  /** Text for the seller about a hold or a failed transfer. */
  readonly memo?: string
  /** For `system.send`. */
  readonly payoutId?: number
}

function toKnown(statement: AdvancedStatement, step: StatementStep): KnownStatement {
  const { day, total, store, isDisputed, approved_by: approvedBy } = statement
  const { today, operatorId } = step
  return { day, today, total, store, isDisputed, approvedBy, operatorId }
}

function changeOf(statement: AdvancedStatement, step: StatementStep) {
  const { event, operatorId, payoutId = null } = step
  const at = new Date(step.atMs)
  const { payable } = closeTotal(statement.total)
  return {
    ...(event === 'system.close' ? { amount: payable, closed_at: at } : {}),
    ...(event === 'system.approve'
      ? { approved_by: operatorId, sent_by: null, payout_id: null }
      : {}),
    ...(event === 'system.send' ? { sent_by: operatorId, payout_id: payoutId } : {}),
    state_changed_at: at,
  }
}

/** Reason for which a statement is held, where it is. */
function heldFor(statement: AdvancedStatement, { holdReason }: StatementStep): HoldReason | null {
  return holdReason ?? holdReasonOf(statement)
}

/** Moves a statement on, the only place in the server that does. Safe only with the statement locked. */
export const advanceStatement = createEntity({
  name: 'statement',
  table: STATEMENT_TABLE,
  stateOf: ({ state }: AdvancedStatement) => state,
  factsOf: (statement: AdvancedStatement, step: StatementStep) =>
    Effect.succeed(statementFacts(toKnown(statement, step))),
  write: (statement, { from, step: { target, meta }, at }, step: StatementStep) => {
    const { id } = statement
    const { event, memo = '' } = step
    const isHeld = target === 'HELD'
    const to = {
      ...changeOf(statement, step),
      state: target,
      hold_reason: isHeld ? heldFor(statement, step) : null,
      memo: isHeld || target === 'FAILED' ? memo : '',
      ...(target === 'PAID' ? { paid_at: at } : {}),
    }
    const record = insertStatementHistory({
      statement_id: id,
      actor: meta.actor,
      event,
      from_state: from,
      to_state: target,
      memo,
      at,
    })
    return recordIfSet(`statement ${id}`, updateStatement({ id, from, to }), record)
  },
  effects: { carryRest },
  announce: (statement, { step: { target: to } }, step) => {
    const { event, memo = '', atMs } = step
    const holdReason = heldFor(statement, step)
    return notifyOfStatement(statement.id, { event, to, holdReason, memo, atMs })
  },
})
