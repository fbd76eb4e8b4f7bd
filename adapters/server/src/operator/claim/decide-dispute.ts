import type { disputeDecision } from '@jangteo/contract/claim/dispute.schemas'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { CLAIM_CONFLICTS } from '@jangteo/core/claim/request/claimCheck.codes'
import { type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import type { DisputeOutcomeRefusal } from '@jangteo/core/dispute/dispute.codes'
import { decideDisputeOutcome, decideDisputeText } from '@jangteo/core/dispute/dispute.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import { listStaffClaims } from '@jangteo/postgres/claim/staff-claim.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import { findRefundAccount } from '@jangteo/postgres/payment/refund.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { callingOperator } from '../../call/staff-caller.ts'
import { findOwedState } from '../../claim/claim-facts.ts'
import { findRestOfClaim } from '../../claim/additional/additional-rest.ts'
import { lockClaim } from '../../claim/lock-claim.ts'
import { isLostExchange } from '../../claim/lost-exchange.ts'
import { quoteUpheld } from '../../claim/refund/uphold-claim.ts'
import { requireStaffClaim } from '../../seller/claim/require-seller-claim.ts'
import { showStaffClaim } from '../../seller/claim/show-staff-claim.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { advanceDispute } from '../../claim/dispute/advance-dispute.ts'
import { loadReopening } from '../../claim/dispute/disputed-claim.ts'

/** Refusals that an operator gets by their code; any other means that the claim has moved on. */
const ANSWERED = [
  'DISPUTE_STATE_CHANGED',
  'DISPUTE_ANSWER_AWAITED',
  'NOT_CHANGE_ADDITIONAL_PAYMENT',
  'ADD_PAYMENT_REFUND_ERROR',
  'CLAIM_ALREADY_INSPECTED',
  'CLAIM_ITEM_UNAVAILABLE',
  'CLAIM_REFUND_EXCEEDS_PAYMENT',
  'CLAIM_REFUND_ACCOUNT_REQUIRED',
  ...CLAIM_CONFLICTS,
] as const

type Outcome = Decision<DisputeOutcomeRefusal, unknown>

/** The quote at the seller's fault, and an account where it needs one. */
const checkQuote = Effect.fnUntraced(function* (
  claim: ClaimRow,
  nowMs: number,
): Effect.fn.Return<Outcome, never, Db> {
  const quote = yield* quoteUpheld(claim, nowMs)
  if (!quote.ok || !quote.value.isRefundAccountRequired) return quote
  const account = yield* findRefundAccount(claim.order_id)
  return account === undefined ? refuse('CLAIM_REFUND_ACCOUNT_REQUIRED') : quote
})

/** Asks the claim whether it takes the decision of its dispute. */
const loadOutcome = Effect.fnUntraced(function* (
  claim: ClaimRow,
  fault: ClaimFault,
  nowMs: number,
): Effect.fn.Return<Outcome, never, Db> {
  const { state } = claim
  if (state === null) return refuse('NOT_CHANGE_STATUS')
  const decided = {
    state,
    additionalPayment: yield* findOwedState(claim),
    additionalRest: yield* findRestOfClaim(claim.id),
    isInspected: claim.type === 'RETURN' && (yield* isLostExchange(claim)),
    reopening: yield* loadReopening(claim),
    quote: yield* checkQuote(claim, nowMs),
  }
  return decideDisputeOutcome(decided, fault)
})

const decide = Effect.fnUntraced(function* (
  claimId: number,
  { text, faultEnum: fault }: { readonly text: string; readonly faultEnum: ClaimFault },
) {
  const locked = yield* lockClaim(claimId)
  const dispute = yield* findDisputeOfClaim(claimId)
  if (locked === null || dispute === undefined) return yield* refused('DISPUTE_NOT_FOUND')
  const { operatorId } = yield* callingOperator
  const atMs = yield* Clock.currentTimeMillis
  const outcome = yield* loadOutcome(locked.claim, fault, atMs)
  const decision = { fault, text, operatorId }
  const step = { event: 'system.decide', atMs, decision, outcome } as const
  const decided = yield* advanceDispute(dispute, step)
  if (!decided.ok) {
    return yield* refused(ANSWERED.find((code) => code === decided.reason) ?? 'NOT_CHANGE_STATUS')
  }
  yield* recordAudit({
    call: 'operatorDispute.decide',
    target: `claim:${claimId}`,
    before: { state: dispute.state, claim: locked.claim.state },
    after: { state: decided.value.target, fault },
    reason: text,
  })
  return undefined
})

/**
 * Decides a dispute, and the claim is sent what follows. The order's lock makes two operators, and an operator and an
 * answer, take turns; the second is refused by the chart. Refusals: CLAIM_NOT_FOUND, DISPUTE_NOT_FOUND,
 * DISPUTE_TEXT_REQUIRED, DISPUTE_STATE_CHANGED, DISPUTE_ANSWER_AWAITED, those of `decideDisputeOutcome`. Source:
 * market-rules §9.4, decision 146.
 */
export const decideDispute = Effect.fnUntraced(function* (input: z.output<typeof disputeDecision>) {
  const claim = yield* requireStaffClaim(input.id)
  const text = decideDisputeText(input.text)
  if (!text.ok) return yield* refused(text.reason)
  yield* decide(claim.id, { text: text.value, faultEnum: input.faultEnum })
  const [after = claim] = yield* listStaffClaims([claim.id])
  return yield* showStaffClaim(after)
}, transaction)
