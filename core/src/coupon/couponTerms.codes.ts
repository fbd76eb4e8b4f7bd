import type { CouponTargetKind, NewcomerKind } from './coupon.codes.ts'

/** The longest name of a coupon, in characters. */
export const COUPON_NAME_LENGTH_MAX = 40

/** The longest word that gives a coupon, in characters. Source: domain-rules §3.5. */
export const COUPON_WORD_LENGTH_MAX = 20

/** Most stores, categories or products that one coupon names. */
export const COUPON_TARGET_COUNT_MAX = 200

/** The largest rate of a coupon, in whole percent. Source: domain-rules §3.1. */
export const COUPON_PERCENT_MAX = 100

/** The latest end of a coupon, in days after its issue. Source: domain-rules §3.5. */
export const COUPON_USE_DAYS_MAX = 365

/** The longest time for which a coupon is issued, in days. */
export const COUPON_ISSUE_DAYS_MAX = 730

/** The largest limit of issues. */
export const COUPON_COUNT_MAX = 10_000_000

/** The shortest and the longest reason of a restriction, in characters. */
export const RESTRICTION_REASON_LENGTH = { min: 5, max: 200 } as const

/** Most serials of one coupon. Source: domain-rules §3.5. */
export const SERIAL_COUNT_MAX = 100_000

/** Characters of a serial that the market draws: 80 bits. Source: decision 030. */
export const DRAWN_SERIAL_LENGTH = 16

/** Days for which the list of drawn serials can be downloaded. Source: decision 138. */
export const SERIAL_LIST_DAYS = 30

export const COUPON_TERMS_VIOLATIONS = [
  'NAME',
  'DISCOUNT',
  'MINIMUM',
  'TARGET',
  'WORD',
  'ISSUE_PERIOD',
  'USE_PERIOD',
  'LIMIT',
  'CONDITION',
  'MARKET_SHARE',
] as const

/** Part of a coupon's terms that cannot be as it was written. */
export type CouponTermsViolation = (typeof COUPON_TERMS_VIOLATIONS)[number]

export const COUPON_STATES = ['COMING', 'ISSUING', 'SOLD_OUT', 'ENDED', 'RESTRICTED'] as const

/** State of a coupon as whoever issues it sees it. */
export type CouponState = (typeof COUPON_STATES)[number]

export const COUPON_STATE_LABELS: Readonly<Record<CouponState, string>> = {
  COMING: '발급 예정',
  ISSUING: '발급 중',
  SOLD_OUT: '모두 발급',
  ENDED: '발급 종료',
  RESTRICTED: '사용 제한',
}

export const COUPON_RESTRICTERS = ['SELLER', 'OPERATOR'] as const

/** The restricting party of a coupon; what an operator restricted no seller releases. */
export type CouponRestricter = (typeof COUPON_RESTRICTERS)[number]

/** Labels of what a coupon is for, for whoever issues it. */
export const COUPON_TARGET_KIND_LABELS: Readonly<Record<CouponTargetKind, string>> = {
  ALL: '장터의 모든 상품',
  STORES: '스토어',
  CATEGORIES: '카테고리',
  GOODS: '상품',
}

/** Labels of the newcomers that a coupon is for. */
export const NEWCOMER_KIND_LABELS: Readonly<Record<NewcomerKind, string>> = {
  FIRST_PURCHASE: '첫 구매 회원',
  WELCOME: '가입 14일 이내 회원',
}
