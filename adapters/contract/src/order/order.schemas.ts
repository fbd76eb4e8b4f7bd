import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { ORDER_ITEM_ACTIONS, ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@jangteo/core/payment/payment.codes'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { z } from 'zod'
import { receiver } from '../address/address.schemas.ts'
import { shippingPolicy } from '../shipping/shippingPolicy.schemas.ts'
import { cashReceiptAnswer, depositAccount, refundAnswer } from '../payment/payment.schemas.ts'
import { currencyCode, moment, opaqueId, plainId, won } from '../wire/wire.schemas.ts'

/** One order item; `actions` is what its buyer may do now, the chart's answer. */
export const orderItem = z.object({
  orderItemIdEncrypt: opaqueId,
  mainOrderItemIdEncrypt: opaqueId.nullable(),
  goodsId: plainId,
  optionId: plainId,
  goodsName: z.string(),
  optionName: z.string(),
  picture: z.string(),
  listPrice: won,
  salePrice: won,
  quantity: z.int(),
  /** Discounts of each kind of coupon on the whole line, in won, as they were divided when the order was placed. */
  goodsCouponAmount: won,
  dupCouponAmount: won,
  storeCouponAmount: won,
  paidAmount: won,
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  /** The newest claim on the item; `null` when there was none. */
  claimStatusEnum: z.enum(CLAIM_STATUSES).nullable(),
  /** That claim; `null` without one. */
  orderClaimIdEncrypt: opaqueId.nullable(),
  statusChangedAt: moment,
  /** When its purchase confirms itself; `null` when it won't, and while a claim on it is open. */
  autoConfirmAt: moment.nullable(),
  /** Until which day (KST) it is to be shipped, and whether that is over; `null` when it is unpaid, shipped or over. */
  shipDue: z.object({ shipsOn: z.iso.date(), isPast: z.boolean() }).nullable(),
  /**
   * The day (KST) that it was promised to arrive on when it was ordered, and whether that cannot be met any more; `null`
   * when none was promised, while it is unpaid or a claim on it is open, and once it has arrived or is over.
   */
  promise: z.object({ arrivesOn: z.iso.date(), isLate: z.boolean() }).nullable(),
  /** The seller's notice of a late shipping: the day (KST) it will go out, and why. */
  delay: z.object({ shipsOn: z.iso.date(), reason: z.string() }).nullable(),
  courierEnum: z.enum(COURIERS).nullable(),
  invoiceNumber: z.string().nullable(),
  /**
   * Custom-made goods that their buyer agreed to and their seller has acknowledged: no claim for the buyer's own
   * reasons.
   */
  isWithdrawalLimited: z.boolean(),
  /** The buyer's review that can be edited; `null` without one. */
  feedbackIdEncrypt: opaqueId.nullable(),
  actions: z.array(z.enum(ORDER_ITEM_ACTIONS)),
})

/** A shipping group of an order with its fee record; fees in won as charged. */
export const orderGroup = z.object({
  orderShippingPriceIdEncrypt: opaqueId,
  storeName: z.string(),
  storeUrl: z.string(),
  shippingPolicy,
  fee: won,
  areaFee: won,
  items: z.array(orderItem),
})

export const orderCard = z.object({
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  payableAmount: won,
  currencyCode,
  /** The account that waits for the deposit; `null` when the order waits for none. */
  depositAccount: depositAccount.nullable(),
  groups: z.array(orderGroup),
})

export const orderPayment = z.object({
  paymentGatewayIdEncrypt: opaqueId,
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  paymentStatusEnum: z.enum(PAYMENT_STATUSES),
  amount: won,
  refundedAmount: won,
  completedAt: moment.nullable(),
  cardCompany: z.string().nullable(),
  /** 0 is a single payment; `null` where the method has no instalments. */
  installmentMonths: z.int().nullable(),
  /** The cash receipt that the buyer asked for; `null` without one, and where the order is not paid in cash. */
  cashReceipt: cashReceiptAnswer.nullable(),
  /** Refunds that are done or on their way, oldest first. */
  refundList: z.array(refundAnswer),
})

export const orderDetail = orderCard.extend({
  orderer: z.object({ name: z.string(), mobile: z.string(), email: z.string() }),
  /** Names the order's own address when it is changed. */
  orderAddressIdEncrypt: opaqueId,
  receiver,
  /** Zone of the receiver's postcode when the order was sent there; a later change of the list does not change it. */
  areaZoneEnum: z.enum(AREA_ZONES),
  deliveryRequest: z.string(),
  goodsAmount: won,
  couponAmount: won,
  shippingAmount: won,
  areaAmount: won,
  payment: orderPayment,
})
