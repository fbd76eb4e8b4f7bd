import { z } from 'zod'
import { piecesSchema, wonSchema } from '../../money/won.schemas.ts'
import { PAYMENT_METHODS } from '../../payment/payment.codes.ts'
import { AREA_ZONES } from '../../shipping/shipping.codes.ts'
import { shippingPolicySchema } from '../../shipping/shippingPolicy.schemas.ts'
import { CLAIM_FAULTS } from '../claim.codes.ts'
import type { OrderLedger } from './orderLedger.rules.ts'

const spentCoupon = z.object({ couponIssueId: z.int(), expiresAtMs: z.int().nullable() })

const bookedLine = z
  .object({
    orderItemId: z.int(),
    salePrice: wonSchema,
    quantity: piecesSchema,
    isAddon: z.boolean(),
    goodsDiscount: wonSchema,
    duplicationDiscount: wonSchema,
    storeDiscount: wonSchema,
    coupons: z.array(spentCoupon),
    left: z.enum(CLAIM_FAULTS).nullable(),
  })
  .refine(
    (line) =>
      line.goodsDiscount + line.duplicationDiscount + line.storeDiscount <=
      line.salePrice * line.quantity,
    { path: ['storeDiscount'], error: 'coupons take off more than the line costs' },
  )

const bookedGroup = z.object({
  shippingGroupId: z.int(),
  storeId: z.int(),
  policy: shippingPolicySchema,
  zone: z.enum(AREA_ZONES),
  returnFee: wonSchema,
  exchangeFee: wonSchema,
  fee: wonSchema,
  areaFee: wonSchema,
  isShipped: z.boolean(),
  lines: z.array(bookedLine),
})

const bookedPayment = z
  .object({
    method: z.enum(PAYMENT_METHODS),
    paidAmount: wonSchema,
    refundableAmount: wonSchema,
    paidAtMs: z.int(),
    isPartlyRefundable: z.boolean(),
    isByCard: z.boolean(),
  })
  .refine(({ refundableAmount, paidAmount }) => refundableAmount <= paidAmount, {
    path: ['refundableAmount'],
    error: 'more is refundable than was paid',
  })

const itemIdsOf = ({ groups }: Pick<OrderLedger, 'groups'>): readonly number[] =>
  groups.flatMap(({ lines }) => lines.map(({ orderItemId }) => orderItemId))

/**
 * Reads the ledger of an order of another system before `quoteClaim` is asked: whole won, no negative amount, no line
 * that costs less than its coupons, no refundable amount above the payment, each item once, and no store coupon for an
 * item that is not there. An issue of zod names the wrong field.
 */
export const orderLedgerSchema = z
  .object({
    version: z.int().min(0),
    groups: z.array(bookedGroup),
    storeCoupons: z.array(
      spentCoupon.extend({ minimumAmount: wonSchema, orderItemIds: z.array(z.int()) }),
    ),
    payments: z.array(bookedPayment),
  })
  .superRefine((ledger, context) => {
    const ids = itemIdsOf(ledger)
    const known = new Set(ids)
    if (known.size < ids.length) {
      context.addIssue({ code: 'custom', path: ['groups'], message: 'an item stands twice' })
    }
    for (const [index, { orderItemIds }] of ledger.storeCoupons.entries()) {
      if (orderItemIds.every((id) => known.has(id))) continue
      const path = ['storeCoupons', index, 'orderItemIds']
      context.addIssue({ code: 'custom', path, message: 'an item is not in the ledger' })
    }
  }) satisfies z.ZodType<OrderLedger>
