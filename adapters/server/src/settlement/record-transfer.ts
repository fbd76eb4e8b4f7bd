import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  findTransferOutcome,
  settleTransfer,
  type TransferId,
} from '@jangteo/postgres/settlement/payout.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { advanceStatement } from './advance-statement.ts'
import { loadLockedStatement } from './load-statement.ts'

/** Answer of a bank to a transfer; the memo is for the seller. */
export type TransferResult = { readonly outcome: 'PAID' | 'FAILED'; readonly memo: string }

type Recorded = Decision<'PAYOUT_NOT_FOUND' | 'PAYOUT_TRANSFER_ENDED', { readonly isNew: boolean }>

/**
 * Records what a bank answered to a transfer, under the lock of its statement: the same answer a second time changes
 * nothing, however late it comes. Refusals: PAYOUT_NOT_FOUND, PAYOUT_TRANSFER_ENDED for another answer than before.
 */
export const recordTransfer = Effect.fnUntraced(function* (
  id: TransferId,
  { outcome, memo }: TransferResult,
): Effect.fn.Return<Recorded, never, Db | Receivers> {
  const statement = yield* loadLockedStatement(id.statementId)
  const before = yield* findTransferOutcome(id)
  if (statement === null || before === undefined) return refuse('PAYOUT_NOT_FOUND')
  if (before === outcome) return allow({ isNew: false })
  if (before !== 'ASKED') return refuse('PAYOUT_TRANSFER_ENDED')
  const atMs = yield* Clock.currentTimeMillis
  const event = outcome === 'PAID' ? ('transfer.paid' as const) : ('transfer.failed' as const)
  const step = { event, atMs, today: kstDayOf(atMs), operatorId: null, memo }
  yield* settleTransfer(id, { outcome, at: new Date(atMs) })
  const decision = yield* advanceStatement(statement, step)
  if (!decision.ok) {
    return yield* Effect.die(
      new Error(`statement ${statement.id} refused ${event}: ${decision.reason}`),
    )
  }
  return allow({ isNew: true })
}, transaction)

type RecordInput = {
  readonly id: string
  readonly statementId: string
  readonly outcomeEnum: 'PAID' | 'FAILED'
  readonly memo: string
}

/** Records by hand what the bank answered. Refusals: PAYOUT_NOT_FOUND, PAYOUT_TRANSFER_ENDED. */
export const recordTransferByHand = Effect.fnUntraced(function* (input: RecordInput) {
  const { outcomeEnum: outcome, memo } = input
  const payoutId = yield* openId('payout', input.id, refused('PAYOUT_NOT_FOUND'))
  const ofStatement = openId('statement', input.statementId, refused('PAYOUT_NOT_FOUND'))
  const statementId = yield* ofStatement
  const decision = yield* recordTransfer({ payoutId, statementId }, { outcome, memo })
  if (!decision.ok) return yield* refused(decision.reason)
  if (decision.value.isNew) {
    yield* recordAudit({
      call: 'operatorSettlement.record',
      target: `statement:${statementId}`,
      before: { outcome: 'ASKED' },
      after: { outcome, payoutId },
      reason: memo === '' ? null : memo,
    })
  }
  return { done: true } as const
}, transaction)
