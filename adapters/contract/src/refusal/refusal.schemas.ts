import { BUY_AVAILABILITY_CODES } from '@jangteo/core/cart/cart.codes'
import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import { REFUND_WAYS } from '@jangteo/core/claim/refund/refundWay.codes'
import { COUPON_VALIDATIONS } from '@jangteo/core/coupon/coupon.codes'
import { COUPON_TERMS_VIOLATIONS } from '@jangteo/core/coupon/couponTerms.codes'
import { COMPOSITION_VIOLATIONS } from '@jangteo/core/display/composition.rules'
import { SHOWING_VIOLATIONS } from '@jangteo/core/display/showing.codes'
import { SPECIAL_SALE_VIOLATIONS } from '@jangteo/core/promotion/specialSale.codes'
import { ORDER_DIFFERENCE_KINDS } from '@jangteo/core/order/order.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { STORE_GROUP_VIOLATIONS } from '@jangteo/core/store/storeGroup.rules'
import { z } from 'zod'
import { opaqueId, plainId, won } from '../wire/wire.schemas.ts'

export const buyReason = z.object({
  code: z.enum(BUY_AVAILABILITY_CODES),
  params: z.record(z.string(), z.number()),
  message: z.string(),
})

/**
 * Reason why a cart line can't be bought now, and the figures that its text names. `optionName` is empty without
 * options.
 */
export const buyViolation = buyReason.extend({
  cartId: plainId,
  goodsName: z.string(),
  optionName: z.string(),
})

/** Reason why a coupon can't be used or had: what checking it comes to, the exact code, and its text. */
export const couponReason = z.object({
  validationEnum: z.enum(COUPON_VALIDATIONS),
  code: z.string(),
  message: z.string(),
})

/** Reason why a picked coupon can't be used where it was picked. */
export const refusedPick = z.object({ couponIssueIdEncrypt: opaqueId, reason: couponReason })

/** A difference between the page and the order, line by line. */
export const orderDifference = z.object({
  cartId: plainId,
  goodsName: z.string(),
  kind: z.enum(ORDER_DIFFERENCE_KINDS),
  before: z.number().nullable(),
  after: z.number().nullable(),
  message: z.string(),
})

/** A coupon that is returned; an expired one is issued again. */
const restoredCoupon = z.object({
  couponIssueIdEncrypt: opaqueId,
  couponName: z.string(),
  reissued: z.boolean(),
})

/**
 * Quote of a claim, in won. `productAmount` is before coupons; the three `…Back` are the coupon discounts of the
 * claimed items, and `storeCouponWithdrawn` is what the items that stay lose of theirs. The delivery's fees are those
 * that the buyer bears before and after. `version` is of the ledger that this was computed from.
 */
export const claimRefund = z.object({
  productAmount: won,
  goodsCouponBack: won,
  dupCouponBack: won,
  storeCouponBack: won,
  storeCouponWithdrawn: won,
  shipping: z.object({
    beforeFee: won,
    afterFee: won,
    beforeArea: won,
    afterArea: won,
    initialFeeCharged: won,
    returnFee: won,
    exchangeFee: won,
    areaExtra: won,
  }),
  responsible: z.enum(CLAIM_FAULTS),
  couponRestored: z.array(restoredCoupon),
  refundByMethod: z.array(
    z.object({ method: z.enum(PAYMENT_METHODS), amount: won, way: z.enum(REFUND_WAYS) }),
  ),
  refundAmount: won,
  additionalPayAmount: won,
  refundAccountRequired: z.boolean(),
  version: z.int().min(0),
})

/** A violation of a composition: the place of its group, from 0, and the reason. */
export const compositionViolation = z.object({
  group: z.int().nullable(),
  violationEnum: z.enum(COMPOSITION_VIOLATIONS),
  message: z.string(),
})

/** A part of a coupon's terms that keeps it from being saved. */
export const couponTermsViolation = z.object({
  violationEnum: z.enum(COUPON_TERMS_VIOLATIONS),
  message: z.string(),
})

/** A group of a store's first page that keeps all of them from being saved; `null` is the list as a whole. */
export const storeGroupViolation = z.object({
  group: z.int().nullable(),
  violationEnum: z.enum(STORE_GROUP_VIOLATIONS),
  message: z.string(),
})

/** A part of a special sale that keeps it from being saved. */
export const saleViolation = z.object({
  violationEnum: z.enum(SPECIAL_SALE_VIOLATIONS),
  message: z.string(),
})

/** A part of an exhibition or an event that keeps it from being saved. */
export const showingViolation = z.object({
  violationEnum: z.enum(SHOWING_VIOLATIONS),
  message: z.string(),
})
