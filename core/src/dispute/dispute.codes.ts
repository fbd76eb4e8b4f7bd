import type { ClaimFault } from '../claim/claim.codes.ts'
import type { ClaimRefusal } from '../claim/claimStep.rules.ts'
import type { QuoteRefusal } from '../claim/refund/claimQuote.rules.ts'
import type { ClaimConflict } from '../claim/request/claimCheck.codes.ts'
import { DISPUTE_STATES_WITH } from './dispute.table.gen.ts'

/** States of a dispute: the keys of its chart, as stored. Source: market-rules §9.4. */
export const DISPUTE_STATES = ['OPENED', 'ANSWERING', 'DECIDING', 'DECIDED', 'CLOSED'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Text for a state of a dispute. */
export const DISPUTE_STATE_LABELS: Readonly<Record<DisputeState, string>> = {
  OPENED: '분쟁 접수',
  ANSWERING: '판매자 답변 대기',
  DECIDING: '장터 판단 중',
  DECIDED: '결정 완료',
  CLOSED: '종결',
}

/** States in which a dispute waits for somebody. */
export const OPEN_DISPUTE_STATES: readonly DisputeState[] = DISPUTE_STATES_WITH.open

/** Text for the party that a dispute finds at fault. */
export const DISPUTE_FAULT_LABELS: Readonly<Record<ClaimFault, string>> = {
  BUYER: '구매자 책임',
  SELLER: '판매자 책임',
}

/** Characters of what a buyer, a seller and an operator write in a dispute. Source: market-rules §9.4. */
export const DISPUTE_TEXT_LENGTH = { min: 5, max: 500 } as const

/** Refusals of a decision: of the dispute, and of the claim that follows it. */
export type DisputeDecisionRefusal = 'DISPUTE_ANSWER_AWAITED' | DisputeOutcomeRefusal

/** Refusals of a claim that a decision is about. */
export type DisputeOutcomeRefusal =
  | ClaimRefusal
  | ClaimConflict
  | QuoteRefusal
  | 'CLAIM_REFUND_ACCOUNT_REQUIRED'
