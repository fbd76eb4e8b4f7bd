import type { Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isAdult, isSignUpAge } from './age.rules.ts'

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

/** Verified person who wants to be certified as an adult, and if the caller's account is theirs. */
export type AdultFacts = {
  readonly birthday: Day
  /** Account of the person: `NOBODY` when the caller's is not verified yet and no other account is theirs. */
  readonly owner: IdentityOwner
  /** The caller's account is verified as somebody: then nobody else proves its age. */
  readonly isCallerVerified: boolean
  readonly today: Day
}

/** Reason why a verified person does not certify an account as an adult's. */
export type AdultRefusal = 'ADULT_AGE_REQUIRED' | 'IDENTITY_DIFFERENT'

/**
 * Decides whether a verified person certifies the caller's account as an adult's: it is their own, and the year of their
 * nineteenth birthday has begun. Only a verified birthday counts, never a typed one. Refusals in this order:
 * IDENTITY_DIFFERENT, ADULT_AGE_REQUIRED. Source: domain-rules §5.2, market-rules §7.
 */
export function decideAdult(facts: AdultFacts): Decision<AdultRefusal> {
  const isStranger = facts.owner === 'OTHER' || (facts.owner === 'NOBODY' && facts.isCallerVerified)
  if (isStranger) return refuse('IDENTITY_DIFFERENT')
  return isAdult(facts.birthday, facts.today) ? allow() : refuse('ADULT_AGE_REQUIRED')
}
