import type { HoldReason, StatementState } from '@jangteo/core/settlement/settlement.codes'
import type { StatementEventType } from '@jangteo/core/settlement/statement.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

/** Step of a statement, as far as its notifications ask. */
type StatementMove = {
  readonly event: StatementEventType
  readonly to: StatementState
  readonly holdReason: HoldReason | null
  /** For the seller, about a hold or a failed transfer. */
  readonly memo: string
  readonly atMs: number
}

function contentOf({ event, to, holdReason, memo }: StatementMove) {
  if (to === 'HELD' && holdReason !== null) {
    return { kind: 'STATEMENT_HELD', holdReason, reason: memo } as const
  }
  switch (event) {
    case 'system.release':
      return { kind: 'STATEMENT_RELEASED' } as const
    case 'transfer.failed':
      return { kind: 'STATEMENT_FAILED', reason: memo } as const
    case 'transfer.paid':
      return { kind: 'STATEMENT_PAID' } as const
    case 'system.approve':
    case 'system.close':
    case 'system.hold':
    case 'system.send':
      return null
  }
}

/** Notifies a store of what became of its money; nothing is said of what only moves on. Source: decision 149. */
export function notifyOfStatement(
  statementId: number,
  move: StatementMove,
): Effect.Effect<void, never, Db> {
  const content = contentOf(move)
  if (content === null) return Effect.void
  const { to, atMs } = move
  const key = `${statementId}:${to}:${atMs}`
  return notify({ to: { storeOfStatement: statementId }, content, key, atMs })
}
