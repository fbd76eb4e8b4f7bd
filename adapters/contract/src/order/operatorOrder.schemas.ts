import { CLAIM_STATUSES, CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { PAYMENT_METHODS, PAYMENT_STATES } from '@jangteo/core/payment/payment.codes'
import { REFUND_STATES } from '@jangteo/core/payment/refund.codes'
import { z } from 'zod'
import { moment, opaqueId, pageQuery, won } from '../wire/wire.schemas.ts'
import { buyerData } from './sellerOrder.schemas.ts'

/** Filters of the orders of the market: Korean days (both included), a number of an order, a parcel or a mobile phone. */
export const operatorOrderQuery = z.object({
  ...pageQuery,
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  keyword: z.string().normalize('NFC').trim().max(50).default(''),
})

/** An order in the operators' table. The name of the buyer is masked. */
export const operatorOrder = z.object({
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  orderName: z.string(),
  ordererName: z.string(),
  isMember: z.boolean(),
  payableAmount: won,
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  paymentStateEnum: z.enum(PAYMENT_STATES),
  orderItemStatusEnumList: z.array(z.enum(ORDER_ITEM_STATUSES)),
})

/** An item of an order with its store. */
const operatorOrderItem = z.object({
  orderItemIdEncrypt: opaqueId,
  storeName: z.string(),
  storeUrl: z.string(),
  goodsName: z.string(),
  optionName: z.string(),
  picture: z.string(),
  quantity: z.int(),
  paidAmount: won,
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  /** The caller may open a return of it for a defect now. */
  defectClaimable: z.boolean(),
})

/** A claim on items of an order; `null` is the status of a notice and of a withdrawn claim. */
const operatorOrderClaim = z.object({
  orderClaimIdEncrypt: opaqueId,
  claimTypeEnum: z.enum(CLAIM_TYPES),
  claimStatusEnum: z.enum(CLAIM_STATUSES).nullable(),
  withdrawn: z.boolean(),
  requestedAt: moment,
})

/** One order of the market, its buyer masked. */
export const operatorOrderDetail = operatorOrder.extend({
  buyer: buyerData,
  paymentGatewayIdEncrypt: opaqueId,
  refundedAmount: won,
  goodsAmount: won,
  couponAmount: won,
  shippingAmount: won,
  areaAmount: won,
  items: z.array(operatorOrderItem),
  claims: z.array(operatorOrderClaim),
  refunds: z.array(
    z.object({ amount: won, refundStatusEnum: z.enum(REFUND_STATES), requestedAt: moment }),
  ),
})
