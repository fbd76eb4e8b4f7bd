import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { ANY_CALLER, LOGIN_CALLERS, VERIFIED_CALLERS } from '../session/caller.codes.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { mayCall } from '../session/caller.rules.ts'
import type { CallerRefusal } from '../session/caller.rules.ts'
import type { IdentityPurpose } from './identity.codes.ts'

/** Minutes for which a verified identity can be used. Source: market-rules §7. */
export const VERIFICATION_MINUTES = 10

/** Minutes from the opening of a provider's window to its confirmation. Source: decision 113. */
export const VERIFICATION_WINDOW_MINUTES = 30

/** The start of a verification, and the device that wants its result; times in epoch milliseconds. */
export type VerificationStart = {
  readonly isSameDevice: boolean
  readonly startedAtMs: number
  readonly nowMs: number
}

/** A verification and the use that is to be made of it; times in epoch milliseconds. */
export type VerificationFacts = VerificationStart & {
  readonly purpose: IdentityPurpose
  readonly wantedPurpose: IdentityPurpose
  /** `null` until the provider confirmed it. */
  readonly verifiedAtMs: number | null
  /** `null` while it is unused. */
  readonly usedAtMs: number | null
}

/** Callers who may verify an identity for a purpose: guests have no account, or lost it. */
const CALLERS: Readonly<Record<IdentityPurpose, readonly CallerKind[]>> = {
  JOIN: ANY_CALLER,
  FIND_ACCOUNT: ANY_CALLER,
  ADULT: VERIFIED_CALLERS,
  PIN: LOGIN_CALLERS,
  WITHDRAW: LOGIN_CALLERS,
}

/**
 * Decides whether a caller may verify an identity for a purpose, when the window opens and again when it is confirmed:
 * another account, or none, may have come in between. An associate becomes a member before they are certified as an adult.
 * Refusals: SESSION_REQUIRED, CALLER_NOT_ALLOWED. Source: domain-rules A26, market-rules §7, decision 113.
 */
export function decideVerificationCaller(
  purpose: IdentityPurpose,
  caller: CallerKind,
): Decision<CallerRefusal> {
  return mayCall(caller, CALLERS[purpose])
}

/**
 * Decides whether the provider is asked for a verification: by the device that began it, within 30 minutes. Refusal:
 * IDENTITY_UNVERIFIED. Source: market-rules §7, decision 113.
 */
export function decideVerificationReturn(
  start: VerificationStart,
): Decision<'IDENTITY_UNVERIFIED'> {
  const endsAtMs = start.startedAtMs + VERIFICATION_WINDOW_MINUTES * MINUTE_MS
  return start.isSameDevice && start.nowMs < endsAtMs ? allow() : refuse('IDENTITY_UNVERIFIED')
}

/**
 * Decides whether a verified identity may be used: once, in the device that verified it, for the purpose that it was
 * verified for, within 10 minutes. Refusal: IDENTITY_UNVERIFIED. Source: market-rules §7.
 */
export function decideVerificationUse(facts: VerificationFacts): Decision<'IDENTITY_UNVERIFIED'> {
  const { verifiedAtMs, usedAtMs, nowMs } = facts
  const isInTime = verifiedAtMs !== null && nowMs < verifiedAtMs + VERIFICATION_MINUTES * MINUTE_MS
  const isMeant = facts.isSameDevice && facts.purpose === facts.wantedPurpose
  return isInTime && usedAtMs === null && isMeant ? allow() : refuse('IDENTITY_UNVERIFIED')
}
