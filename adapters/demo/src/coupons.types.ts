import type { CouponType } from '@jangteo/core/coupon/coupon.codes'
import type { CouponDiscount } from '@jangteo/core/coupon/couponDiscount.rules'
import type { CouponConditions, CouponLimits } from '@jangteo/core/coupon/couponDownload.rules'

/** Two days, counted from the day of the load: 0 is that day, both are included. */
export type DaysFromNow = readonly [first: number, last: number]

/** Target of a coupon; a store's coupon without one is for everything that the store sells. */
export type CouponTargetSeed =
  | { readonly kind: 'CATEGORIES'; readonly slugs: readonly string[] }
  | { readonly kind: 'GOODS'; readonly names: readonly string[] }

/** When a coupon may be used. */
export type CouponUseSeed =
  | { readonly kind: 'CUSTOM'; readonly days: DaysFromNow }
  | { readonly kind: 'PUBLISH' | 'NONE_LIMIT' }
  /** So many days after the day of issue; `null` is the last day of its month. */
  | { readonly kind: 'ISSUE'; readonly days: number | null }

/** A demo coupon. What is left out is not limited. */
export type CouponSeed = {
  /** Key by which the demo's members refer to it. */
  readonly key: string
  /** The store that gives it, by its URL; `null`: the market. */
  readonly store: string | null
  readonly name: string
  readonly type: CouponType
  readonly discount: CouponDiscount
  readonly minimumAmount?: number
  readonly target?: CouponTargetSeed
  /** Everybody enters the word, each number gives one; without either it is downloaded. */
  readonly code?: { readonly word: string } | { readonly serials: readonly string[] }
  readonly published: DaysFromNow
  readonly use: CouponUseSeed
  readonly limits?: Partial<CouponLimits>
  readonly conditions?: Partial<CouponConditions>
  /** It may be used in the app alone. */
  readonly isForApp?: true
  readonly isRestricted?: true
  /** Its terms changed so many times. */
  readonly changeCount?: number
  /** Number issued to others before the load. */
  readonly issuedBefore?: number
  /** Share of the discount the market bears, in percent. */
  readonly marketShare?: number
}

/** A coupon in a demo member's hand, as it was issued so many days before the load. */
export type CouponIssueSeed = {
  readonly loginId: string
  readonly coupon: string
  readonly daysAgo: number
  /** It was issued before its terms changed. */
  readonly isOfOldTerms?: true
}
