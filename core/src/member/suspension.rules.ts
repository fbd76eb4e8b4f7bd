import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { MemberStatus } from './membership.codes.ts'

/** A member, as far as the suspension of the account asks. */
export type SuspensionFacts = { readonly status: MemberStatus; readonly isSuspended: boolean }

/**
 * Decides whether an operator suspends an account: its sessions end, and nobody logs in until it is released; orders and
 * claims go on. Refusals in this order: MEMBER_LEFT, MEMBER_SUSPENDED. Source: market-rules §9.4, decision 142.
 */
export function decideSuspension({
  status,
  isSuspended,
}: SuspensionFacts): Decision<'MEMBER_LEFT' | 'MEMBER_SUSPENDED'> {
  if (status !== 'ACTIVE') return refuse('MEMBER_LEFT')
  return isSuspended ? refuse('MEMBER_SUSPENDED') : allow()
}

/** Decides whether a suspension ends. Refusals in this order: MEMBER_LEFT, MEMBER_NOT_SUSPENDED. */
export function decideRelease({
  status,
  isSuspended,
}: SuspensionFacts): Decision<'MEMBER_LEFT' | 'MEMBER_NOT_SUSPENDED'> {
  if (status !== 'ACTIVE') return refuse('MEMBER_LEFT')
  return isSuspended ? allow() : refuse('MEMBER_NOT_SUSPENDED')
}
