import type { Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isSignUpAge } from './age.rules.ts'

/** Owner of the account that a verified person (by `ci`) already has: nobody's, the one that asks, another's. */
export type IdentityOwner = 'NOBODY' | 'SELF' | 'OTHER'

/**
 * Profile that the provider reported the server about the person, and who has that person already; `birthday` is a
 * Korean day.
 */
export type IdentityFacts = {
  readonly isVerified: boolean
  readonly birthday: Day
  readonly owner: IdentityOwner
  readonly today: Day
}

/** Reason why an identity verification does not count. */
export type IdentityRefusal = 'IDENTITY_UNVERIFIED' | 'AGE_TOO_YOUNG' | 'IDENTITY_TAKEN'

/**
 * Decides whether a verification makes somebody a verified member: the provider vouches for it, the person is 14, and nobody
 * else has an account for that person. What the browser says of a verification is never a fact.
 * Refusals in this order: IDENTITY_UNVERIFIED, AGE_TOO_YOUNG, IDENTITY_TAKEN. Source: spec §5, domain-rules §4.5.
 */
export function decideIdentity(facts: IdentityFacts): Decision<IdentityRefusal> {
  if (!facts.isVerified) return refuse('IDENTITY_UNVERIFIED')
  if (!isSignUpAge(facts.birthday, facts.today)) return refuse('AGE_TOO_YOUNG')
  return facts.owner === 'OTHER' ? refuse('IDENTITY_TAKEN') : allow()
}
