import type { disputeText } from '@jangteo/contract/claim/dispute.schemas'
import { decideDisputeText } from '@jangteo/core/dispute/dispute.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { lockClaim } from '../../claim/lock-claim.ts'
import { requireSellerClaim } from './require-seller-claim.ts'
import { showStaffClaim } from './show-staff-claim.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { advanceDispute } from '../../claim/dispute/advance-dispute.ts'

/**
 * Answers a dispute over a claim of the caller's store. The order's lock makes it and the end of the time to answer take
 * turns. Refusals: CLAIM_NOT_FOUND, DISPUTE_NOT_FOUND, DISPUTE_TEXT_REQUIRED, DISPUTE_STATE_CHANGED,
 * DISPUTE_ANSWER_OVER. Source: market-rules §9.4, decision 146.
 */
export const answerDispute = Effect.fnUntraced(function* (input: z.output<typeof disputeText>) {
  const claim = yield* requireSellerClaim(input.id)
  const text = decideDisputeText(input.text)
  if (!text.ok) return yield* refused(text.reason)
  yield* lockClaim(claim.id)
  const dispute = yield* findDisputeOfClaim(claim.id)
  if (dispute === undefined) return yield* refused('DISPUTE_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const step = { event: 'seller.answer', atMs, answer: text.value } as const
  const decision = yield* advanceDispute(dispute, step)
  if (!decision.ok) {
    const isOver = decision.reason === 'DISPUTE_ANSWER_OVER'
    return yield* refused(isOver ? 'DISPUTE_ANSWER_OVER' : 'DISPUTE_STATE_CHANGED')
  }
  yield* recordAudit({
    call: 'sellerDispute.answer',
    target: `claim:${claim.id}`,
    before: { state: dispute.state },
    after: { state: decision.value.target, answer: text.value },
    reason: null,
  })
  return yield* showStaffClaim(claim)
}, transaction)
