export const LOGIN_FACTORS = ['EMAIL_CODE', 'TOTP', 'TOTP_SETUP'] as const

/**
 * Second factor of a staff login: a code by e-mail on a new device of a store's user; for operators always the code of an
 * authenticator, which the first login sets up. Source: market-rules §9.2.
 */
export type LoginFactor = (typeof LOGIN_FACTORS)[number]

export const LOGIN_STEPS = ['DONE', ...LOGIN_FACTORS] as const

/** Step after a right password: none, or a second factor. */
export type LoginStep = (typeof LOGIN_STEPS)[number]
