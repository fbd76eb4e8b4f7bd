export const EMAIL_PURPOSES = ['JOIN', 'FIND', 'CHANGE', 'SELLER'] as const

/**
 * Purpose of a proved e-mail address: to become a member, to find a login id, to set another password, to apply for a
 * store. Source: market-rules §7, decision 111.
 */
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number]
