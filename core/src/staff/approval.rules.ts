import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { ApprovalState } from './approval.codes.ts'

/** Reasons why a request is not decided. */
export type ApprovalRefusal = 'APPROVAL_DECIDED' | 'APPROVAL_SELF'

/** A request for approval and the operator who decides it. */
export type ApprovalFacts = {
  readonly state: ApprovalState
  readonly askedBy: number
  readonly decidedBy: number
}

/**
 * Decides whether an operator may decide a request: it is pending, and another operator asked for it. Refusals in this
 * order: APPROVAL_DECIDED, APPROVAL_SELF. Source: market-rules §9.2.
 */
export function decideApproval({
  state,
  askedBy,
  decidedBy,
}: ApprovalFacts): Decision<ApprovalRefusal> {
  if (state !== 'PENDING') return refuse('APPROVAL_DECIDED')
  return askedBy === decidedBy ? refuse('APPROVAL_SELF') : allow()
}
