export const SOCIAL_PROVIDERS = ['KAKAO', 'NAVER', 'APPLE'] as const

/** Services whose accounts can log in. Source: domain-rules §4.6. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const SOCIAL_PROVIDER_LABELS: Readonly<Record<SocialProvider, string>> = {
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}

export const SOCIAL_CODES = [
  'SOCIAL_ALREADY_LINKED',
  'SOCIAL_ALREADY_UNLINKED',
  'SOCIAL_UNKNOWN',
  'SOCIAL_UNAVAILABLE',
  'SOCIAL_PASSWORD_OLD',
  'SOCIAL_DORMANT',
  'SOCIAL_DIFFERENT_ACCOUNT',
] as const

/** Refusals of a social account. Source: spec §8, social login. */
export type SocialCode = (typeof SOCIAL_CODES)[number]
