import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { OPENING_REASON_LENGTH } from '@jangteo/core/order/buyerData.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import {
  ACTION_ITEM_COUNT_MAX,
  ITEM_RESULTS,
  SELLER_ITEM_ACTIONS,
  SELLER_ORDER_TABS,
} from '@jangteo/core/order/sellerOrder.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { moment, opaqueId, pageQuery, plainId, won } from '../wire/wire.schemas.ts'

/** Filters of a seller's orders: a tab, Korean days of the order (both included), a number or the name of a product. */
export const sellerOrderFilter = {
  sellerOrderTabEnum: z.enum(SELLER_ORDER_TABS).default('ALL'),
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  keyword: z.string().normalize('NFC').trim().max(50).default(''),
}

export const sellerOrderQuery = z.object({ ...pageQuery, ...sellerOrderFilter })

/** The seller's notice of a late shipping: the day (KST) it will go out, and why. */
const delay = z.object({ shipsOn: z.iso.date(), reason: z.string() })

/** An item of a seller with the actions that they may take now, as its chart says. Names of the buyer are masked. */
export const sellerOrderItem = z.object({
  orderItemIdEncrypt: opaqueId,
  ordersIdEncrypt: opaqueId,
  /** Number of the item for people: that of its order, and its place in it. */
  itemNumber: z.string(),
  orderNumber: z.string(),
  orderedAt: moment,
  paidAt: moment.nullable(),
  goodsId: plainId,
  goodsName: z.string(),
  optionName: z.string(),
  picture: z.string(),
  /** True for an add-on, which was bought with another item. */
  isAddon: z.boolean(),
  quantity: z.int(),
  paidAmount: won,
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  /** The newest claim on the item; `null` when there was none. */
  claimStatusEnum: z.enum(CLAIM_STATUSES).nullable(),
  orderClaimIdEncrypt: opaqueId.nullable(),
  ordererName: z.string(),
  receiverName: z.string(),
  /** Until which day (KST) it is to be shipped, and whether that is over; `null` when it is shipped or over. */
  shipDue: z.object({ shipsOn: z.iso.date(), isPast: z.boolean() }).nullable(),
  delay: delay.nullable(),
  courierEnum: z.enum(COURIERS).nullable(),
  invoiceNumber: z.string().nullable(),
  actions: z.array(z.enum(SELLER_ITEM_ACTIONS)),
})

/** Unshipped items of a store; a late one is counted in its state, too. */
export const sellerOrderCounts = z.object({
  newCount: z.int().min(0),
  readyCount: z.int().min(0),
  lateCount: z.int().min(0),
})

/** Reason for which somebody opens the data of a buyer, as it was typed. */
export const openingReason = z.string().normalize('NFC').trim().max(OPENING_REASON_LENGTH.max)

/** A buyer as a seller reads them, masked unless it was opened. */
export const buyerData = z.object({
  ordererName: z.string(),
  ordererMobile: z.string(),
  receiverName: z.string(),
  receiverMobile: z.string(),
  zonecode: z.string(),
  roadAddress: z.string(),
  detailAddress: z.string(),
  deliveryRequest: z.string(),
})

/** A step of an item: who sent what, from which state to which, when. */
const itemStep = z.object({
  at: moment,
  actor: z.enum(STEP_ACTORS),
  action: z.string(),
  to: z.enum(ORDER_ITEM_STATUSES),
})

/** The items of an order that one store sold, with the buyer masked. */
export const sellerOrderDetail = z.object({
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  paidAt: moment.nullable(),
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  buyer: buyerData,
  /** False once the buyer's data can be opened no more. */
  isBuyerOpenable: z.boolean(),
  items: z.array(sellerOrderItem.extend({ history: z.array(itemStep) })),
  /** Fees of the store's shipping groups, as the buyer bears them now. */
  shippingFee: won,
  areaFee: won,
  goodsAmount: won,
})

/** The items that an action names. */
export const namedItems = {
  orderItemIdList: z.array(opaqueId).min(1).max(ACTION_ITEM_COUNT_MAX),
}

/** Results of an action, item by item, in the order that they were named. */
export const itemResults = z.object({
  resultList: z.array(
    z.object({
      orderItemIdEncrypt: opaqueId,
      resultEnum: z.enum(ITEM_RESULTS),
      /** The code of its refusal, and its text; `null` otherwise. */
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
})
