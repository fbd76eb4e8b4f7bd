import { DAY_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { LEAVE_PHRASE } from './leave.codes.ts'
import type { LeaveProof, LeaveReason } from './leave.codes.ts'
import { tidyText } from './member.rules.ts'

/** Days after leaving for which the same person cannot join again. Source: market-rules §7. */
export const REJOIN_WAIT_DAYS = 30

/** Returns when somebody who leaves now may join again, in epoch milliseconds. Source: market-rules §7. */
export function rejoinAtMs(leftAtMs: number): number {
  return leftAtMs + REJOIN_WAIT_DAYS * DAY_MS
}

/** Reason why a member cannot leave yet. */
export type MayLeaveRefusal = 'MEMBER_HAS_OPEN_ORDER' | 'MEMBER_IS_SELLER'

/** Running business of a member that leaving would abandon. */
export type RunningBusiness = { readonly hasOpenOrder: boolean; readonly hasStore: boolean }

/**
 * Decides whether a member may leave: an order that is still running keeps them, and a store that they own and that is
 * not closed. Refusals: MEMBER_HAS_OPEN_ORDER, MEMBER_IS_SELLER. Source: market-rules §7, decision 121.
 */
export function decideMayLeave({
  hasOpenOrder,
  hasStore,
}: RunningBusiness): Decision<MayLeaveRefusal> {
  if (hasOpenOrder) return refuse('MEMBER_HAS_OPEN_ORDER')
  return hasStore ? refuse('MEMBER_IS_SELLER') : allow()
}

/** Facts of an account that say by what it can be proved. */
export type ProofFacts = { readonly hasPassword: boolean; readonly hasIdentity: boolean }

/**
 * Lists the proofs by which a member may leave, the first one offered first: the password, a verified identity, and the
 * phrase only where there is neither. Source: market-rules §7, decision 121.
 */
export function leaveProofsOf({ hasPassword, hasIdentity }: ProofFacts): readonly LeaveProof[] {
  if (!hasPassword && !hasIdentity) return ['PHRASE']
  return [
    ...(hasPassword ? ['PASSWORD' as const] : []),
    ...(hasIdentity ? ['VERIFICATION' as const] : []),
  ]
}

/** A filled form of leaving; `null` for what was not chosen or typed. */
export type LeaveForm = {
  readonly reason: LeaveReason | null
  readonly password: string | null
  readonly verificationId: string | null
  readonly phrase: string | null
}

/** Reason why a form of leaving is refused. */
export type LeaveFormRefusal =
  | 'LEAVE_REASON_REQUIRED'
  | 'LEAVE_PROOF_REQUIRED'
  | 'LEAVE_PHRASE_MISMATCH'

/** A complete form of leaving, with the one proof that counts. */
export type LeaveRequest = { readonly reason: LeaveReason } & (
  | { readonly proof: 'PASSWORD'; readonly password: string }
  | { readonly proof: 'VERIFICATION'; readonly verificationId: string }
  | { readonly proof: 'PHRASE' }
)

/**
 * Decides whether a form of leaving is complete: a reason, and one of the proofs that the account has. Refusals:
 * LEAVE_REASON_REQUIRED, LEAVE_PROOF_REQUIRED, LEAVE_PHRASE_MISMATCH. Source: spec §5, market-rules §7, decision 121.
 */
export function decideLeave(
  { reason, password, verificationId, phrase }: LeaveForm,
  proofs: readonly LeaveProof[],
): Decision<LeaveFormRefusal, LeaveRequest> {
  if (reason === null) return refuse('LEAVE_REASON_REQUIRED')
  if (proofs.includes('PASSWORD') && password !== null && password !== '') {
    return allow({ reason, proof: 'PASSWORD', password })
  }
  if (proofs.includes('VERIFICATION') && verificationId !== null) {
    return allow({ reason, proof: 'VERIFICATION', verificationId })
  }
  if (!proofs.includes('PHRASE')) return refuse('LEAVE_PROOF_REQUIRED')
  if (tidyText(phrase ?? '') !== LEAVE_PHRASE) return refuse('LEAVE_PHRASE_MISMATCH')
  return allow({ reason, proof: 'PHRASE' })
}
