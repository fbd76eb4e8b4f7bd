import { z } from 'zod'
import { wonSchema } from '../../money/won.schemas.ts'
import { PAYMENT_METHODS } from '../../payment/payment.codes.ts'
import { AREA_ZONES } from '../../shipping/shipping.codes.ts'
import { CLAIM_FAULTS, REQUESTABLE_CLAIM_TYPES } from '../claim.codes.ts'
import type { ClaimQuote } from './claimQuote.rules.ts'
import { REFUND_WAYS } from './refundWay.codes.ts'

const heldFees = z.object({ fee: wonSchema, areaFee: wonSchema })

const claimOnLedger = z.object({
  type: z.enum(REQUESTABLE_CLAIM_TYPES),
  fault: z.enum(CLAIM_FAULTS),
  shippingGroupId: z.int(),
  orderItemIds: z.array(z.int()),
  leavesWith: z.array(z.int()).default([]),
  pickupZone: z.enum(AREA_ZONES),
  reshipZone: z.enum(AREA_ZONES),
  nowMs: z.int(),
})

const refundPart = z.object({
  method: z.enum(PAYMENT_METHODS),
  amount: wonSchema,
  way: z.enum(REFUND_WAYS),
})

/** Reads the stored quote that a claim was accepted with, in whole won. An issue of zod names the wrong field. */
export const claimQuoteSchema = z.object({
  version: z.int().min(0),
  claim: claimOnLedger,
  goodsAmount: wonSchema,
  goodsDiscount: wonSchema,
  duplicationDiscount: wonSchema,
  storeDiscount: wonSchema,
  withdrawnDiscount: wonSchema,
  feesBefore: heldFees,
  feesAfter: heldFees,
  initialFeeCharged: wonSchema,
  shipments: z.object({ returnFee: wonSchema, exchangeFee: wonSchema, areaExtra: wonSchema }),
  refundAmount: wonSchema,
  refunds: z.array(refundPart),
  additionalAmount: wonSchema,
  isRefundAccountRequired: z.boolean(),
  endedStoreCouponIds: z.array(z.int()),
  returnedCoupons: z.array(z.object({ couponIssueId: z.int(), isReissued: z.boolean() })),
}) satisfies z.ZodType<ClaimQuote>
