export const SOCIAL_PROVIDERS = ['KAKAO', 'NAVER', 'APPLE'] as const

/** Services whose accounts can log in. Source: domain-rules §4.6. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const SOCIAL_PROVIDER_LABELS: Readonly<Record<SocialProvider, string>> = {
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}

export const SOCIAL_PATH_NAMES = ['kakao', 'naver', 'apple'] as const

/** A provider in a path. Source: spec §2. */
export type SocialPathName = (typeof SOCIAL_PATH_NAMES)[number]

/** Providers by their names in paths. */
export const SOCIAL_PROVIDER_OF: Readonly<Record<SocialPathName, SocialProvider>> = {
  kakao: 'KAKAO',
  naver: 'NAVER',
  apple: 'APPLE',
}

/** Names in paths by provider. */
export const SOCIAL_PATH_NAME_OF: Readonly<Record<SocialProvider, SocialPathName>> = {
  KAKAO: 'kakao',
  NAVER: 'naver',
  APPLE: 'apple',
}

export const SOCIAL_PURPOSES = ['LOGIN', 'LINK'] as const

/** Purpose of a visit to a provider: a login or sign-up, or a link to the caller's account. Source: market-rules §7. */
export type SocialPurpose = (typeof SOCIAL_PURPOSES)[number]

export const SOCIAL_CODES = [
  'SOCIAL_ALREADY_LINKED',
  'SOCIAL_ALREADY_UNLINKED',
  'SOCIAL_UNKNOWN',
  'SOCIAL_UNAVAILABLE',
  'SOCIAL_PASSWORD_OLD',
  'SOCIAL_DORMANT',
  'SOCIAL_DIFFERENT_ACCOUNT',
  'SOCIAL_EMAIL_TAKEN',
  'SOCIAL_LAST_WAY',
  'SOCIAL_DENIED',
  'SOCIAL_CLOSED',
  'SOCIAL_TICKET_EXPIRED',
] as const

/** Refusals of a social account. Source: spec §8, social login; market-rules §7; the last three decision 115. */
export type SocialCode = (typeof SOCIAL_CODES)[number]
