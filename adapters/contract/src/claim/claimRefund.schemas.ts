import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/claimReason.codes'
import { REFUND_WAYS } from '@jangteo/core/claim/refundWay.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { opaqueId, won } from '../wire/wire.schemas.ts'

export const zonecode = z.string().regex(/^\d{5}$/)

/** The items of one shipping group that a claim is about. */
export const claimedItems = {
  ordersIdEncrypt: opaqueId,
  orderShippingPriceIdEncrypt: opaqueId,
  orderItemIdEncryptList: z.array(opaqueId).max(100),
}

/** What a claim is to be computed for. Postcodes of where goods are fetched and others go; `null` is the order's address. */
export const claimRefundInput = z.object({
  ...claimedItems,
  claimReasonEnum: z.enum(CLAIM_REASONS).nullable(),
  pickupZonecode: zonecode.nullable().default(null),
  reshipZonecode: zonecode.nullable().default(null),
})

/** A coupon that comes back; one that ran out is issued anew. */
const restoredCoupon = z.object({
  couponIssueIdEncrypt: opaqueId,
  couponName: z.string(),
  reissued: z.boolean(),
})

/**
 * What a claim comes to, in won. `productAmount` is before coupons; the three `…Back` are what coupons had taken off
 * the claimed items, and `storeCouponWithdrawn` is what the items that stay lose of theirs. The delivery's fees are
 * those that the buyer bears before and after. `version` is of the books that this was computed from.
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
