export const MEMBERSHIP_TYPES = ['MEMBER', 'ASSOCIATE_MEMBER', 'GUEST'] as const

/**
 * Membership of a buyer; an associate member signed up with a social account and is not verified yet. Source: spec §1,
 * domain-rules A26.
 */
export type MembershipType = (typeof MEMBERSHIP_TYPES)[number]

export const MEMBERSHIP_TYPE_LABELS: Readonly<Record<MembershipType, string>> = {
  MEMBER: '회원',
  ASSOCIATE_MEMBER: '준회원',
  GUEST: '비회원',
}

export const SERVICE_GROUPS = ['WHISTLE', 'COMMERCE', 'PAY', 'WALK'] as const

/** The services of the life app; `cd` of a platform in the login token. Source: spec §1, §6. */
export type ServiceGroup = (typeof SERVICE_GROUPS)[number]

export const SERVICE_GROUP_LABELS: Readonly<Record<ServiceGroup, string>> = {
  WHISTLE: '휘슬',
  COMMERCE: '쇼핑',
  PAY: '페이',
  WALK: '걷기',
}
