import type { dispute } from '@jangteo/contract/claim/dispute.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import { type DisputeRow, findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'

/** A dispute as the wire knows it. */
export type DisputeAnswer = z.input<typeof dispute>

/** Maps a dispute as all of its sides see it. */
export function toDisputeAnswer(row: DisputeRow): DisputeAnswer {
  return {
    stateEnum: row.state,
    reason: row.reason,
    openedAt: row.opened_at.toISOString(),
    answerDueAt: row.answer_due_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    faultEnum: row.fault,
    decision: row.decision,
    changedAt: row.state_changed_at.toISOString(),
  }
}

/** Loads the dispute over a claim; `null` without one. */
export const loadDisputeAnswer = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<DisputeAnswer | null, never, Db> {
  const row = yield* findDisputeOfClaim(claimId)
  return row === undefined ? null : toDisputeAnswer(row)
})
