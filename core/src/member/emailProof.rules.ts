import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { EmailPurpose } from './emailProof.codes.ts'

/** Minutes for which a proved e-mail address can be used. Source: market-rules §7. */
export const EMAIL_PROOF_MINUTES = 30

/** A proof as it was given, its use, and what it is to be used for; times in epoch milliseconds. */
export type EmailProofFacts = {
  readonly purpose: EmailPurpose
  readonly wantedPurpose: EmailPurpose
  readonly isSameDevice: boolean
  readonly provedAtMs: number
  /** `null` while it is unused. */
  readonly usedAtMs: number | null
  readonly nowMs: number
}

/**
 * Decides whether a proved address may be used: once, in the device that proved it, for the purpose that it was proved
 * for, within 30 minutes. Refusal: EMAIL_PROOF_INVALID. Source: market-rules §7.
 */
export function decideEmailProof(facts: EmailProofFacts): Decision<'EMAIL_PROOF_INVALID'> {
  const isInTime = facts.nowMs < facts.provedAtMs + EMAIL_PROOF_MINUTES * MINUTE_MS
  const isUnused = facts.usedAtMs === null
  const isMeant = facts.isSameDevice && facts.purpose === facts.wantedPurpose
  return isInTime && isUnused && isMeant ? allow() : refuse('EMAIL_PROOF_INVALID')
}
