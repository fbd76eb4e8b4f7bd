import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { DisputeState } from './dispute.codes.ts'
import { OPEN_DISPUTE_STATES } from './dispute.codes.ts'
import { uploadLimits } from '../upload/upload.rules.ts'
import type { StepActor } from '../chart/step.codes.ts'
import type { ClaimStatus } from '../claim/claim.codes.ts'
import { isOpenClaim } from '../claim/claim.rules.ts'

/** Limits of the evidence that operators add to a claim, all of it together: five files, documents among them. */
export const MARKET_EVIDENCE_LIMITS = uploadLimits({ takesEvidence: true })

/** Reason why operators add no evidence to a claim. */
export type MarketEvidenceRefusal = 'CLAIM_EVIDENCE_CLOSED' | 'CLAIM_EVIDENCE_EXCEEDED'

/** A claim that an operator may want to add evidence to. */
export type EvidencedClaim = {
  /** `null` for a withdrawn one. */
  readonly status: ClaimStatus | null
  /** Actor that began it: the operator acts as the system and begins claims for defects. */
  readonly askedBy: StepActor
  /** `null` without a dispute. */
  readonly disputeState: DisputeState | null
  /** Files that operators added before. */
  readonly count: number
}

/**
 * Returns how many files operators may still add to a claim: to one whose dispute is open, and to a running one that they
 * began for a defect. Source: market-rules §9.4, decision 163.
 */
export function marketEvidenceLeft(claim: EvidencedClaim): number {
  const { status, askedBy, disputeState, count } = claim
  const isDisputed = OPEN_DISPUTE_STATES.some((state) => state === disputeState)
  const isDefect = askedBy === 'system' && isOpenClaim(status)
  return isDisputed || isDefect ? Math.max(0, MARKET_EVIDENCE_LIMITS.countMax - count) : 0
}

/**
 * Decides whether operators add files to a claim. Refusals in this order: CLAIM_EVIDENCE_CLOSED, CLAIM_EVIDENCE_EXCEEDED.
 * Source: decision 163.
 */
export function decideMarketEvidence(
  claim: EvidencedClaim,
  addedCount: number,
): Decision<MarketEvidenceRefusal> {
  if (marketEvidenceLeft({ ...claim, count: 0 }) === 0) return refuse('CLAIM_EVIDENCE_CLOSED')
  return addedCount > marketEvidenceLeft(claim) ? refuse('CLAIM_EVIDENCE_EXCEEDED') : allow()
}
