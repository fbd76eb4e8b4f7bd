import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { HoldReason } from '@jangteo/core/settlement/settlement.codes'
import type { StatementEventType } from '@jangteo/core/settlement/statement.table.gen'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refuse } from '@jangteo/core/decision/decision.rules'
import { refused } from '../call/refused.ts'
import { callingOperator } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advanceStatement } from './advance-statement.ts'
import { loadLockedStatement } from './load-statement.ts'

type Action = {
  readonly call: string
  readonly event: StatementEventType
  readonly holdReason?: HoldReason
  readonly memo?: string
}

/** Moves a statement on by an operator's event, with a line in the audit log. */
const actOn = Effect.fnUntraced(function* (
  sealedId: string,
  { call, event, holdReason, memo }: Action,
) {
  const id = (yield* WireIds).open('statement', sealedId)
  const statement = id === null ? null : yield* loadLockedStatement(id)
  if (statement === null) return refuse('STATEMENT_NOT_FOUND')
  const { operatorId } = yield* callingOperator
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceStatement(statement, {
    event,
    atMs,
    today: kstDayOf(atMs),
    operatorId,
    ...(holdReason === undefined ? {} : { holdReason }),
    ...(memo === undefined ? {} : { memo }),
  })
  if (!decision.ok) return decision
  yield* recordAudit({
    call,
    target: `statement:${statement.id}`,
    before: { state: statement.state },
    after: { state: decision.value.target },
    reason: memo ?? null,
  })
  return decision
}, transaction)

/**
 * Approves statements, each in a transaction of its own: one that cannot be approved is answered with its refusal, and
 * keeps none of the others back. Two operators at once: the second finds another state.
 */
export const approveStatements = Effect.fnUntraced(function* (input: {
  readonly statementIdEncryptList: readonly string[]
}) {
  const action = { call: 'operatorSettlement.approve', event: 'system.approve' } as const
  const results = yield* Effect.forEach(new Set(input.statementIdEncryptList), (sealedId) =>
    Effect.map(actOn(sealedId, action), (decision) => {
      const code = decision.ok ? null : decision.reason
      const message = code === null ? null : REFUSALS[code].message
      return { statementIdEncrypt: sealedId, code, message }
    }),
  )
  return { results }
})

type HoldInput = {
  readonly id: string
  readonly reasonEnum: HoldReason
  readonly memo: string
}

/** Holds a statement. Refusals: STATEMENT_NOT_FOUND, STATEMENT_STATE_CHANGED. */
export const holdStatement = Effect.fnUntraced(function* ({ id, reasonEnum, memo }: HoldInput) {
  const call = 'operatorSettlement.hold'
  const action = { call, event: 'system.hold', holdReason: reasonEnum, memo } as const
  const decision = yield* actOn(id, action)
  if (decision.ok) return { done: true } as const
  const isUnknown = decision.reason === 'STATEMENT_NOT_FOUND'
  return yield* refused(isUnknown ? 'STATEMENT_NOT_FOUND' : 'STATEMENT_STATE_CHANGED')
})

/**
 * Releases a held statement. Refusals: STATEMENT_NOT_FOUND, STATEMENT_STATE_CHANGED, STATEMENT_ACCOUNT_MISSING,
 * STATEMENT_STORE_SUSPENDED, STATEMENT_DISPUTED.
 */
export const releaseStatement = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const call = 'operatorSettlement.release'
  const decision = yield* actOn(id, { call, event: 'system.release' })
  if (decision.ok) return { done: true } as const
  const { reason } = decision
  const isOfSending = reason === 'STATEMENT_NOT_DUE' || reason === 'STATEMENT_ACCOUNT_RESTS'
  return yield* refused(
    isOfSending || reason === 'APPROVAL_SELF' ? 'STATEMENT_STATE_CHANGED' : reason,
  )
})
