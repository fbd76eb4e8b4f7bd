import {
  COUPON_DISCOUNT_KINDS,
  COUPON_TYPES,
  COUPON_USE_PERIOD_KINDS,
} from '@jangteo/core/coupon/coupon.codes'
import { COUPON_ISSUE_STATES } from '@jangteo/core/coupon/couponIssue.codes'
import { z } from 'zod'
import { couponReason } from '../refusal/refusal.schemas.ts'
import { moment, opaqueId, plainId, won, wonTotal } from '../wire/wire.schemas.ts'

/** The tabs of a member's coupons; what was thrown away is on none. */
export const COUPON_TABS = ['USABLE', 'USED', 'EXPIRED'] as const

/** A coupon as its card shows it: `discountValue` in whole percent or won, amounts in won, 0 for none. */
export const coupon = z.object({
  couponId: plainId,
  name: z.string(),
  couponTypeEnum: z.enum(COUPON_TYPES),
  discountEnum: z.enum(COUPON_DISCOUNT_KINDS),
  discountValue: z.int().min(1),
  maxDiscount: won,
  minimumAmount: won,
  /** Store that issues it; `null` for the market itself. */
  storeName: z.string().nullable(),
  usePeriodEnum: z.enum(COUPON_USE_PERIOD_KINDS),
})

/** A coupon on offer: until when it could be used (`null`: without end), and the caller's refusal. */
export const offeredCoupon = coupon.extend({
  expiresAt: moment.nullable(),
  /** The caller has one of it. */
  issuedYn: z.enum(['Y', 'N']),
  /** `null` when the caller gets it now. A guest is notified to log in. */
  reason: couponReason.nullable(),
})

/** A coupon in a place: of goods and duplication coupons a line of the cart, of store coupons a store. */
export const couponPick = z.union([
  z.object({ couponIssueIdEncrypt: opaqueId, cartId: plainId }),
  z.object({ couponIssueIdEncrypt: opaqueId, storeUrl: z.string().max(100) }),
])

/** A held coupon. */
export const couponIssue = coupon.extend({
  couponIssueIdEncrypt: opaqueId,
  couponIssueStateEnum: z.enum(COUPON_ISSUE_STATES),
  startsAt: moment,
  expiresAt: moment.nullable(),
  usedAt: moment.nullable(),
  /** Reason that keeps it from being used anywhere now; `null` when nothing does. */
  reason: couponReason.nullable(),
  /** Its terms changed since it was issued; the caller may take the new ones. */
  isRenewable: z.boolean(),
})

/** An applied coupon with its discount, in won. */
export const appliedCoupon = z.object({
  couponIssueIdEncrypt: opaqueId,
  name: z.string(),
  discountAmount: wonTotal,
})

/** Discount of one coupon in one place, in won, while everything else stays as it is picked. */
const couponChoice = z.object({
  couponIssueIdEncrypt: opaqueId,
  name: z.string(),
  discountAmount: won,
})

const slotContent = {
  couponTypeEnum: z.enum(COUPON_TYPES),
  /** The goods with its option, or the store. */
  title: z.string(),
  /** The coupon that is picked; `null` without one. */
  couponIssueIdEncrypt: opaqueId.nullable(),
  /** The best first. */
  choices: z.array(couponChoice),
}

/** A place for one coupon of a type: of goods and duplication coupons a line of the cart, of store coupons a store. */
const couponSlot = z.union([
  z.object({ ...slotContent, cartId: plainId, storeUrl: z.null() }),
  z.object({ ...slotContent, cartId: z.null(), storeUrl: z.string() }),
])

/** Discount of coupons on one line, in won. */
const couponedLine = z.object({
  cartId: plainId,
  goodsCouponAmount: won,
  dupCouponAmount: won,
  storeCouponAmount: won,
  payableAmount: wonTotal,
})

/** A choice of coupons for lines of the cart, what it takes off, and what else could be chosen. */
export const couponQuote = z.object({
  couponList: z.array(couponPick),
  discountAmount: wonTotal,
  lines: z.array(couponedLine),
  slots: z.array(couponSlot),
  /** Coupons that can't be used on any of the lines, each with why. */
  unusable: z.array(
    z.object({ couponIssueIdEncrypt: opaqueId, name: z.string(), reason: couponReason }),
  ),
})
