import type { disputeText } from '@jangteo/contract/claim/dispute.schemas'
import { decideDisputeText, disputeAnswerDueMs } from '@jangteo/core/dispute/dispute.rules'
import { DISPUTE_TABLE } from '@jangteo/core/dispute/dispute.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim, insertDispute } from '@jangteo/postgres/dispute/dispute.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { HOLIDAYS } from '../../calendar/holidays.ts'
import { lockClaim } from '../lock-claim.ts'
import { isBuyerOf } from '../../order/order-access.ts'
import { openId } from '../../wire/open-id.ts'
import { advanceDispute } from './advance-dispute.ts'
import { toDisputeAnswer } from './dispute-answer.ts'
import { checkDisputeOpening } from './disputed-claim.ts'

/** Writes a dispute and asks the seller at once. */
const begin = Effect.fnUntraced(function* (claimId: number, reason: string, atMs: number) {
  const at = new Date(atMs)
  const opened = yield* insertDispute({
    claim_id: claimId,
    state: DISPUTE_TABLE.initial,
    reason,
    opened_at: at,
    answer_due_at: new Date(disputeAnswerDueMs(atMs, HOLIDAYS)),
    state_changed_at: at,
  })
  if (opened === undefined) return yield* refused('DISPUTE_EXISTS')
  yield* advanceDispute(opened, { event: 'system.ask', atMs })
  return (yield* findDisputeOfClaim(claimId)) ?? opened
})

/**
 * Opens a dispute over a claim of the caller's and asks its seller, who has three business days. The order's lock makes
 * it and a step of the claim take turns; of two at once the second finds the first. Refusals: CLAIM_NOT_FOUND,
 * DISPUTE_TEXT_REQUIRED, those of `decideDisputeOpening`. Source: market-rules §9.4, decision 146.
 */
export const openDispute = Effect.fnUntraced(function* (input: z.output<typeof disputeText>) {
  const claimId = yield* openId('claim', input.id, refused('CLAIM_NOT_FOUND'))
  const locked = yield* lockClaim(claimId)
  if (locked === null || !(yield* isBuyerOf(locked.order))) {
    return yield* refused('CLAIM_NOT_FOUND')
  }
  const text = decideDisputeText(input.text)
  if (!text.ok) return yield* refused(text.reason)
  const atMs = yield* Clock.currentTimeMillis
  const opening = yield* checkDisputeOpening(locked.claim, atMs)
  if (!opening.ok) return yield* refused(opening.reason)
  return { dispute: toDisputeAnswer(yield* begin(claimId, text.value, atMs)) }
}, transaction)
