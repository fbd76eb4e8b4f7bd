import type { CouponTerms } from '@jangteo/core/coupon/couponTerms.rules'

/** Terms of a coupon of the market that may be saved: 1,000 won off anything, downloaded all August. */
export function someTerms(change: Partial<CouponTerms> = {}): CouponTerms {
  return {
    name: '천 원 쿠폰',
    type: 'GOODS',
    discount: { kind: 'FIXED', amount: 1000 },
    minimumAmount: 0,
    target: { kind: 'ALL' },
    issueKind: 'DOWNLOAD',
    word: null,
    published: { startDay: '2026-08-01', endDay: '2026-08-31' },
    use: { kind: 'NONE_LIMIT' },
    limits: { total: null, perDay: null, perPerson: 1, perPersonPerDay: null },
    conditions: { weekdays: null, hours: null, memberships: null, platforms: null, newcomer: null },
    usePlatforms: null,
    marketShare: 100,
    ...change,
  }
}

/** Terms of a coupon of store 7. */
export function someStoreTerms(change: Partial<CouponTerms> = {}): CouponTerms {
  return someTerms({ target: { kind: 'STORES', storeIds: [7] }, marketShare: 0, ...change })
}
