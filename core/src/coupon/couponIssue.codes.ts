export const COUPON_ISSUE_STATES = ['USABLE', 'USED', 'EXPIRED', 'WITHDRAWN'] as const

/** State of a held coupon: the keys of its chart, as stored. Source: domain-rules §3.5. */
export type CouponIssueState = (typeof COUPON_ISSUE_STATES)[number]

/**
 * Text for a state, as its owner reads it; a coupon that its owner deleted reads as withdrawn. Source: domain-rules
 * §3.5.
 */
export const COUPON_ISSUE_STATE_LABELS: Readonly<Record<CouponIssueState, string>> = {
  USABLE: '사용가능',
  USED: '사용완료',
  EXPIRED: '기간만료',
  WITHDRAWN: '회수완료',
}
