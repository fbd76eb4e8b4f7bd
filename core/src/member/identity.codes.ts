export const IDENTITY_PURPOSES = ['JOIN', 'ADULT', 'FIND_ACCOUNT', 'PIN', 'WITHDRAW'] as const

/**
 * Purpose of a verified identity: to become a member, to prove being an adult, to find an account, to set another PIN, to
 * leave. Source: market-rules §7.
 */
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number]

export const GENDERS = ['MALE', 'FEMALE'] as const

/** Gender that a provider reports. Source: domain-rules §4.5. */
export type Gender = (typeof GENDERS)[number]
