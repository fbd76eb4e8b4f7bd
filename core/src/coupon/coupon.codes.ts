export const COUPON_TYPES = ['GOODS', 'DUPLICATION', 'STORE'] as const

/**
 * Type of a coupon by the base of its discount, in the order of application: a line, a line after its product coupon, a
 * store's lines after both. Source: spec §3, domain-rules §3.1.
 */
export type CouponType = (typeof COUPON_TYPES)[number]

export const COUPON_TYPE_LABELS: Readonly<Record<CouponType, string>> = {
  GOODS: '상품쿠폰',
  DUPLICATION: '중복쿠폰',
  STORE: '스토어쿠폰',
}

export const COUPON_DISCOUNT_KINDS = ['PERCENT', 'FIXED'] as const

/** Discount of a coupon: a rate or an amount. Source: spec §3, domain-rules A39. */
export type CouponDiscountKind = (typeof COUPON_DISCOUNT_KINDS)[number]

export const COUPON_DISCOUNT_KIND_LABELS: Readonly<Record<CouponDiscountKind, string>> = {
  PERCENT: '정률 할인',
  FIXED: '정액 할인',
}

export const COUPON_USE_PERIOD_KINDS = ['CUSTOM', 'PUBLISH', 'ISSUE', 'NONE_LIMIT'] as const

/**
 * Period in which a coupon may be used: between two days of its own, while it is published, some days after its issue,
 * without end. Source: spec §3, domain-rules §3.5.
 */
export type CouponUsePeriodKind = (typeof COUPON_USE_PERIOD_KINDS)[number]

export const COUPON_USE_PERIOD_KIND_LABELS: Readonly<Record<CouponUsePeriodKind, string>> = {
  CUSTOM: '지정 기간',
  PUBLISH: '발급 기간과 같음',
  ISSUE: '발급일부터',
  NONE_LIMIT: '기간 제한 없음',
}

export const COUPON_ISSUE_KINDS = ['DOWNLOAD', 'CODE', 'AUTOMATIC'] as const

/** Ways in which a coupon is issued. Source: domain-rules §3.5. */
export type CouponIssueKind = (typeof COUPON_ISSUE_KINDS)[number]

export const COUPON_ISSUE_KIND_LABELS: Readonly<Record<CouponIssueKind, string>> = {
  DOWNLOAD: '다운로드',
  CODE: '쿠폰 번호 등록',
  AUTOMATIC: '자동 발급',
}

export const COUPON_TARGET_KINDS = ['ALL', 'STORES', 'CATEGORIES', 'GOODS'] as const

/** Target of a coupon: the whole market, stores, categories with all below them, products. */
export type CouponTargetKind = (typeof COUPON_TARGET_KINDS)[number]

export const COUPON_PLATFORMS = ['WEB', 'APP'] as const

/** Platform on which a coupon may be downloaded or used. Source: domain-rules §3.5. */
export type CouponPlatform = (typeof COUPON_PLATFORMS)[number]

export const COUPON_PLATFORM_LABELS: Readonly<Record<CouponPlatform, string>> = {
  WEB: '웹',
  APP: '앱',
}

export const COUPON_VALIDATIONS = [
  'NO_SESSION',
  'DUPLICATION',
  'EXPIRATION',
  'NOT_EXIST',
  'NOT_RELATION',
  'NOT_USE',
  'VALIDATE',
  'TEMPORARY_ERROR',
] as const

/** Result of the check of an unusable coupon; each refusal of a coupon maps to one. Source: spec §3. */
export type CouponValidation = (typeof COUPON_VALIDATIONS)[number]

export const COUPON_VALIDATION_LABELS: Readonly<Record<CouponValidation, string>> = {
  NO_SESSION: '로그인 필요',
  DUPLICATION: '중복',
  EXPIRATION: '기간 만료',
  NOT_EXIST: '쿠폰 없음',
  NOT_RELATION: '대상 아님',
  NOT_USE: '사용 불가',
  VALIDATE: '조건 미달',
  TEMPORARY_ERROR: '일시적 오류',
}

/** Wire code of each refusal to use a coupon, in the order of checking. Source: spec §3, §8, domain-rules §7.6. */
export const COUPON_USE_VALIDATIONS = {
  COUPON_NO_SESSION: 'NO_SESSION',
  COUPON_NOT_EXIST: 'NOT_EXIST',
  COUPON_ADMIN_RESTRICTED: 'NOT_USE',
  COUPON_USE_NOT_STARTED: 'EXPIRATION',
  COUPON_USE_PERIOD_OVER: 'EXPIRATION',
  COUPON_USED: 'NOT_USE',
  COUPON_POLICY_CHANGED: 'VALIDATE',
  COUPON_NOT_RELATED: 'NOT_RELATION',
  COUPON_MINIMUM_UNMET: 'VALIDATE',
  COUPON_UNUSABLE: 'NOT_USE',
  COUPON_APPLIED_TWICE: 'DUPLICATION',
} as const satisfies Record<string, CouponValidation>
export type CouponUseRefusal = keyof typeof COUPON_USE_VALIDATIONS

/**
 * Wire code of each refusal to issue a coupon, in the order of checking. Source: spec §3, §8, domain-rules §3.5, §7.6.
 */
export const COUPON_ISSUE_VALIDATIONS = {
  COUPON_NO_SESSION: 'NO_SESSION',
  COUPON_NOT_EXIST: 'NOT_EXIST',
  COUPON_ADMIN_RESTRICTED: 'NOT_USE',
  COUPON_ISSUE_NOT_STARTED: 'EXPIRATION',
  COUPON_ISSUE_PERIOD_OVER: 'EXPIRATION',
  COUPON_CONDITION_UNMET: 'VALIDATE',
  COUPON_ALREADY_ISSUED: 'DUPLICATION',
  COUPON_ALREADY_ISSUED_TODAY: 'DUPLICATION',
  COUPON_SOLD_OUT: 'NOT_USE',
  COUPON_SOLD_OUT_TODAY: 'NOT_USE',
} as const satisfies Record<string, CouponValidation>
export type CouponIssueRefusal = keyof typeof COUPON_ISSUE_VALIDATIONS

export const NEWCOMER_KINDS = ['FIRST_PURCHASE', 'WELCOME'] as const

/**
 * Member that a coupon is for alone: one without a paid order, or one of the first days. Source: market-rules §1.6,
 * life-rules §8.1.
 */
export type NewcomerKind = (typeof NEWCOMER_KINDS)[number]
