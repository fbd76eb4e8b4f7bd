export const CONSENT_KINDS = [
  'SERVICE',
  'FINANCE',
  'PRIVACY_REQUIRED',
  'PRIVACY_OPTIONAL',
  'MARKETING_APP',
  'MARKETING_SMS',
  'MARKETING_EMAIL',
  'MARKETING_NIGHT',
] as const

/** Terms that a member agreed to, or may. Source: domain-rules §5.2, market-rules §7. */
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Consents that end with the membership alone. */
export const REQUIRED_CONSENTS: readonly ConsentKind[] = ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED']

/** Consents to advertising: one for each channel, and one for the night. */
export const MARKETING_CONSENTS: readonly ConsentKind[] = [
  'MARKETING_APP',
  'MARKETING_SMS',
  'MARKETING_EMAIL',
  'MARKETING_NIGHT',
]

export const CONSENT_WAYS = ['SIGN_UP', 'WEB', 'APP'] as const

/** Place where a consent was given or withdrawn; the last two are the settings. Source: market-rules §7. */
export type ConsentWay = (typeof CONSENT_WAYS)[number]
