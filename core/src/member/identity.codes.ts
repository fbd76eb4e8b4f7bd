import type { Day } from '../calendar/day.rules.ts'

export const IDENTITY_PURPOSES = ['JOIN', 'ADULT', 'FIND_ACCOUNT', 'PIN', 'WITHDRAW'] as const

/**
 * Purpose of a verified identity: to become a member, to prove being an adult, to find an account, to set another PIN, to
 * leave. Source: market-rules §7.
 */
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number]

/** Field of the query by which a provider's window says which verification ended; without it the window was given up. */
export const VERIFICATION_FIELD = 'verificationId'

export const GENDERS = ['MALE', 'FEMALE'] as const

/** Gender that a provider reports. Source: domain-rules §4.5. */
export type Gender = (typeof GENDERS)[number]

/** A verified person as the market stores them: without the CI, by its keyed hash. Source: market-rules §7. */
export type VerifiedPerson = {
  readonly identityHash: string
  readonly name: string
  readonly birthday: Day
  /** `null` where the provider reports neither. */
  readonly gender: Gender | null
  /** Digits only. */
  readonly mobile: string
}
