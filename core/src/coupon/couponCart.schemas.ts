import { z } from 'zod'
import { wonSchema } from '../money/won.schemas.ts'
import { COUPON_TYPES } from './coupon.codes.ts'
import type { CouponCart } from './couponChoice.rules.ts'
import { COUPON_ISSUE_STATES } from './couponIssue.codes.ts'

const ids = z.array(z.int())

const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ALL') }),
  z.object({ kind: z.literal('STORES'), storeIds: ids }),
  z.object({ kind: z.literal('CATEGORIES'), categoryIds: ids }),
  z.object({ kind: z.literal('GOODS'), goodsIds: ids }),
])

const discount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PERCENT'),
    percent: z.int().min(1).max(100),
    maxDiscount: wonSchema,
  }),
  z.object({ kind: z.literal('FIXED'), amount: wonSchema }),
])

const heldCoupon = z.object({
  couponIssueId: z.int(),
  type: z.enum(COUPON_TYPES),
  discount,
  minimumAmount: wonSchema,
  target,
  state: z.enum(COUPON_ISSUE_STATES),
  startsAtMs: z.int(),
  expiresAtMs: z.int().nullable(),
  isRestricted: z.boolean(),
  isPolicyChanged: z.boolean(),
  isUsableHere: z.boolean(),
})

const couponLine = z.object({
  lineId: z.int(),
  storeId: z.int(),
  goodsId: z.int(),
  categoryIds: ids,
  isAddon: z.boolean(),
  baseAmount: wonSchema,
})

/**
 * Reads the cart and the coupons of another system before `bestCoupons` is asked: whole won, rates of 1 to 100 percent.
 * An issue of zod names the wrong field.
 */
export const couponCartSchema = z.object({
  lines: z.array(couponLine),
  coupons: z.array(heldCoupon),
  buyer: z.object({ isLoggedIn: z.boolean(), nowMs: z.int() }),
}) satisfies z.ZodType<CouponCart>
