import {
  COUPON_DISCOUNT_KINDS,
  COUPON_ISSUE_KINDS,
  COUPON_PLATFORMS,
  COUPON_TARGET_KINDS,
  COUPON_TYPES,
  COUPON_USE_PERIOD_KINDS,
  NEWCOMER_KINDS,
} from '@jangteo/core/coupon/coupon.codes'
import {
  COUPON_RESTRICTERS,
  COUPON_STATES,
  RESTRICTION_REASON_LENGTH,
} from '@jangteo/core/coupon/couponTerms.codes'
import { MEMBERSHIP_TYPES } from '@jangteo/core/session/membership.codes'
import { z } from 'zod'
import { moment, namedTarget, pageQuery, plainId, wonTotal, ynFlag } from '../wire/wire.schemas.ts'

const day = z.iso.date()
const limit = z.int().nullable().default(null)

/** Terms of a coupon as its issuer writes them; what may be how large is core's to say (`checkCouponTerms`). */
export const couponTerms = z.object({
  name: z.string().trim().max(200),
  couponTypeEnum: z.enum(COUPON_TYPES),
  discountEnum: z.enum(COUPON_DISCOUNT_KINDS),
  /** Whole percent or won. */
  discountValue: wonTotal,
  /** Most that a rate takes off in won; 0 is no limit. */
  maxDiscount: wonTotal.default(0),
  minimumAmount: wonTotal.default(0),
  targetEnum: z.enum(COUPON_TARGET_KINDS),
  targetIdList: z.array(plainId).max(1000).default([]),
  issueEnum: z.enum(COUPON_ISSUE_KINDS),
  /** The word that everybody enters; `null` without one. */
  word: z.string().max(200).nullable().default(null),
  publishedFrom: day,
  publishedUntil: day,
  usePeriodEnum: z.enum(COUPON_USE_PERIOD_KINDS),
  useFrom: day.nullable().default(null),
  useUntil: day.nullable().default(null),
  /** Days after the day of issue; `null` is the last day of its month. */
  useDays: z.int().nullable().default(null),
  totalMax: limit,
  dayMax: limit,
  personMax: limit,
  personDayMax: limit,
  /** Weekdays from 0, Sunday; an empty list of any condition is none. */
  weekdayList: z.array(z.int().min(0).max(6)).max(7).default([]),
  fromHour: z.int().min(0).max(23).nullable().default(null),
  untilHour: z.int().min(1).max(24).nullable().default(null),
  membershipList: z.array(z.enum(MEMBERSHIP_TYPES)).default([]),
  issuePlatformList: z.array(z.enum(COUPON_PLATFORMS)).default([]),
  usePlatformList: z.array(z.enum(COUPON_PLATFORMS)).default([]),
  newcomerEnum: z.enum(NEWCOMER_KINDS).nullable().default(null),
  /** Share of the discount that the market bears, in whole percent. */
  marketShare: z.int().default(0),
})

/** A coupon as whoever issues it sees it, in a list. */
export const issuedCoupon = z.object({
  couponId: plainId,
  name: z.string(),
  couponTypeEnum: z.enum(COUPON_TYPES),
  discountEnum: z.enum(COUPON_DISCOUNT_KINDS),
  discountValue: wonTotal,
  maxDiscount: wonTotal,
  minimumAmount: wonTotal,
  issueEnum: z.enum(COUPON_ISSUE_KINDS),
  /** `null` for the market's own. */
  storeName: z.string().nullable(),
  publishedFrom: day,
  publishedUntil: day,
  totalMax: z.int().nullable(),
  issuedCount: z.int(),
  marketShare: z.int(),
  stateEnum: z.enum(COUPON_STATES),
  /** The restricting party; `null` while it is not restricted. */
  restrictedBy: z.enum(COUPON_RESTRICTERS).nullable(),
})

/** A coupon with all of its terms. `ownYn` says if the caller may change them. */
export const issuedCouponDetail = issuedCoupon.extend({
  terms: couponTerms,
  targetList: z.array(namedTarget),
  revision: z.int().min(1),
  ownYn: ynFlag,
})

/** A list of coupons. */
export const issuedCouponQuery = z.object({
  stateEnum: z.enum(COUPON_STATES).optional(),
  name: z.string().trim().min(1).max(40).optional(),
  ...pageQuery,
})

/** A restriction is set with its reason, or released with one. */
export const restriction = z.object({
  restrictedYn: ynFlag,
  reason: z.string().trim().min(RESTRICTION_REASON_LENGTH.min).max(RESTRICTION_REASON_LENGTH.max),
})

/** Serials that were asked for at once; `progress` in whole percent. */
export const serialBatch = z.object({
  serialBatchId: plainId,
  count: z.int(),
  drawnCount: z.int(),
  usedCount: z.int(),
  progress: z.int().min(0).max(100),
  requestedAt: moment,
  /** Moment until which the list can be downloaded. */
  listedUntil: moment,
  listedYn: ynFlag,
  cancelledAt: moment.nullable(),
})

/** Answer to a request for serials, while they are still to be drawn. */
export const requestedBatch = z.object({ serialBatchId: plainId })
