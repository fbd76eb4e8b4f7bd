import { addBusinessDays } from '../calendar/businessDay.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { factOf } from '../chart/table.rules.ts'
import type { AdditionalPaymentState } from '../claim/additional/additionalPayment.codes.ts'
import {
  decideAdditionalPaymentEnd,
  decideAdditionalPaymentRequote,
} from '../claim/additional/additionalPayment.rules.ts'
import type { ClaimFault, ClaimState, ClaimStatus, ClaimType } from '../claim/claim.codes.ts'
import { isOpenClaim, isRefusedClaim, isRequestable } from '../claim/claim.rules.ts'
import { CLAIM_TABLE } from '../claim/claimStep.rules.ts'
import type { ClaimEventType } from '../claim/claimStep.rules.ts'
import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { DisputeFacts } from './dispute.chart.ts'
import { DISPUTE_TEXT_LENGTH } from './dispute.codes.ts'
import type { DisputeOutcomeRefusal, DisputeState } from './dispute.codes.ts'

/** Business days in which a seller answers a dispute. Source: market-rules §9.4. */
export const DISPUTE_ANSWER_BUSINESS_DAYS = 3

/** Business days after which a buyer may dispute a claim that its seller leaves without an answer. Source: decision 146. */
export const DISPUTE_IDLE_BUSINESS_DAYS = 3

/** Days after a refusal in which a buyer may dispute it. Source: decision 146. */
export const DISPUTE_AFTER_REFUSAL_DAYS = 30

/** Returns when a seller's time to answer is over: the end (KST) of the third business day. Source: market-rules §9.4. */
export function disputeAnswerDueMs(openedAtMs: number, holidays: Holidays): number {
  return endOfDayMs(addBusinessDays(kstDayOf(openedAtMs), DISPUTE_ANSWER_BUSINESS_DAYS, holidays))
}

/** A claim that its buyer may want to dispute; times in epoch milliseconds. */
export type DisputedClaim = {
  readonly type: ClaimType
  /** `null` for a withdrawn one and a notice. */
  readonly status: ClaimStatus | null
  readonly stateChangedAtMs: number
  /** It waits for money of the buyer's. */
  readonly isAddPaymentWaiting: boolean
  /** A dispute over it was opened before. */
  readonly hasDispute: boolean
  /** A refused one can be taken up again. */
  readonly isReopenable: boolean
}

export type DisputeOpeningRefusal =
  | 'DISPUTE_EXISTS'
  | 'DISPUTE_NOT_OPENABLE'
  | 'DISPUTE_TOO_EARLY'
  | 'DISPUTE_TOO_LATE'

function decideOfRefused(claim: DisputedClaim, nowMs: number): Decision<DisputeOpeningRefusal> {
  if (!claim.isReopenable) return refuse('DISPUTE_NOT_OPENABLE')
  const lastDay = addDays(kstDayOf(claim.stateChangedAtMs), DISPUTE_AFTER_REFUSAL_DAYS)
  return nowMs > endOfDayMs(lastDay) ? refuse('DISPUTE_TOO_LATE') : allow()
}

/**
 * Decides whether a buyer may dispute a claim: a refused one for thirty days, as long as it can be taken up again, and a
 * running one that its seller has left as it is for three business days. Each claim once. Refusals: `DISPUTE_EXISTS`,
 * `DISPUTE_NOT_OPENABLE` (ended otherwise, waits for the buyer's money, or its items have moved on),
 * `DISPUTE_TOO_EARLY`, `DISPUTE_TOO_LATE`. Source: market-rules §9.4, decision 146.
 */
export function decideDisputeOpening(
  claim: DisputedClaim,
  { holidays, nowMs }: { readonly holidays: Holidays; readonly nowMs: number },
): Decision<DisputeOpeningRefusal> {
  const { type, status, stateChangedAtMs } = claim
  if (claim.hasDispute) return refuse('DISPUTE_EXISTS')
  if (!isRequestable(type)) return refuse('DISPUTE_NOT_OPENABLE')
  if (isRefusedClaim(status)) return decideOfRefused(claim, nowMs)
  if (!isOpenClaim(status) || claim.isAddPaymentWaiting) return refuse('DISPUTE_NOT_OPENABLE')
  const idleSince = addBusinessDays(
    kstDayOf(stateChangedAtMs),
    DISPUTE_IDLE_BUSINESS_DAYS,
    holidays,
  )
  return nowMs > endOfDayMs(idleSince) ? allow() : refuse('DISPUTE_TOO_EARLY')
}

/** Decides whether a text of a dispute has its length, and returns it tidied. Refusal: `DISPUTE_TEXT_REQUIRED`. */
export function decideDisputeText(typed: string): Decision<'DISPUTE_TEXT_REQUIRED', string> {
  const text = tidyText(typed)
  const length = characterCount(text)
  const { min, max } = DISPUTE_TEXT_LENGTH
  return length < min || length > max ? refuse('DISPUTE_TEXT_REQUIRED') : allow(text)
}

const EVENT_OF_FAULT = {
  BUYER: 'dispute.rejected',
  SELLER: 'dispute.upheld',
} as const satisfies Record<ClaimFault, ClaimEventType>

/** Returns the event that a decision sends the claim: at the seller's fault it is carried out. Source: decision 146. */
export function claimEventOfFault(fault: ClaimFault): (typeof EVENT_OF_FAULT)[ClaimFault] {
  return EVENT_OF_FAULT[fault]
}

/** A claim when its dispute is decided. */
export type DecidedClaim = {
  readonly state: ClaimState
  readonly additionalPayment: AdditionalPaymentState | null
  /** Rest of that payment, which is neither back nor on its way back, in won. */
  readonly additionalRest: Won
  /** Its goods passed their inspection when it was an exchange: it can only be refunded. */
  readonly isInspected: boolean
  /** If it can be taken up again, in the case that it was refused. */
  readonly reopening: Decision<DisputeOutcomeRefusal, unknown>
  /** Its quote at the seller's fault. */
  readonly quote: Decision<DisputeOutcomeRefusal, unknown>
}

/**
 * Decides whether a claim takes what its dispute is decided to. At the seller's fault a refused one has to be such that
 * it can be taken up again, and its refund has to be there; what is left of its additional payment goes back, once a part
 * that is on its way is back. At the buyer's a refused one stays as it is. Refusals: those of the claim's chart, of its
 * check, of its additional payment and of its quote. Source: decision 146.
 */
export function decideDisputeOutcome(
  claim: DecidedClaim,
  fault: ClaimFault,
): Decision<DisputeOutcomeRefusal, unknown> {
  const { state } = claim
  if (!(EVENT_OF_FAULT[fault] in CLAIM_TABLE.steps[state])) return refuse('NOT_CHANGE_STATUS')
  const isRefused = CLAIM_TABLE.tags[state].includes('refused')
  const { additionalPayment, additionalRest } = claim
  if (fault === 'SELLER') {
    const paymentEnd = isRefused
      ? decideAdditionalPaymentRequote(additionalPayment, additionalRest)
      : decideAdditionalPaymentEnd(additionalPayment)
    if (isRefused && !claim.reopening.ok) return claim.reopening
    return paymentEnd.ok ? claim.quote : paymentEnd
  }
  if (isRefused) return allow()
  if (claim.isInspected) return refuse('CLAIM_ALREADY_INSPECTED')
  return decideAdditionalPaymentEnd(additionalPayment)
}

/** Input for the facts of a dispute; times in epoch milliseconds. */
export type KnownDispute = {
  readonly state: DisputeState
  readonly answerDueAtMs: number
  readonly nowMs: number
  /** Answer of the claim to the decision; `null` where none is needed. */
  readonly outcome: Decision<DisputeOutcomeRefusal, unknown> | null
}

/** Computes the facts of the dispute's chart. A decision waits for the seller's answer, or for the end of their time. */
export function disputeFacts(known: KnownDispute): DisputeFacts {
  const { state, answerDueAtMs, nowMs, outcome } = known
  const isAnswerDue = nowMs > answerDueAtMs
  const isAwaited = state === 'ANSWERING' && !isAnswerDue
  return {
    isAnswerOpen: !isAnswerDue,
    isAnswerDue,
    isDecidable: isAwaited || outcome === null ? 'DISPUTE_ANSWER_AWAITED' : factOf(outcome),
  }
}
