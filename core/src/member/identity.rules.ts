import type { Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isSignUpAge } from './age.rules.ts'

/** Account of the verified person (by `ci`): none, the caller's, another one. */
export type IdentityOwner = 'NOBODY' | 'SELF' | 'OTHER'

/** Profile that the provider reported to the server, and the account of that person; `birthday` is a Korean day. */
export type IdentityFacts = {
  readonly isVerified: boolean
  readonly birthday: Day
  readonly owner: IdentityOwner
  readonly today: Day
}

/** Reason why an identity verification is refused. */
export type IdentityRefusal = 'IDENTITY_UNVERIFIED' | 'AGE_TOO_YOUNG' | 'IDENTITY_TAKEN'

/**
 * Decides whether a verification makes the caller a verified member: the provider confirms it, the person is 14 or
 * older, and has no other account. A verification that only the browser reports is never a fact. Refusals in this
 * order: IDENTITY_UNVERIFIED, AGE_TOO_YOUNG, IDENTITY_TAKEN. Source: spec §5, domain-rules §4.5.
 */
export function decideIdentity(facts: IdentityFacts): Decision<IdentityRefusal> {
  if (!facts.isVerified) return refuse('IDENTITY_UNVERIFIED')
  if (!isSignUpAge(facts.birthday, facts.today)) return refuse('AGE_TOO_YOUNG')
  return facts.owner === 'OTHER' ? refuse('IDENTITY_TAKEN') : allow()
}
