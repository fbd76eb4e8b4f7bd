import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import { TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'
import { receiver } from '../address/address.schemas.ts'
import { moment, opaqueId, plainId } from '../wire/wire.schemas.ts'

/** Carrier of a parcel, and its phone number (`null`: only the seller can see). */
export const carrier = z.object({
  courierEnum: z.enum(COURIERS),
  name: z.string(),
  phone: z.string().nullable(),
})

/** Progress of a parcel, from 1 (not picked up) to 6 (delivered). */
export const trackingLevel = z.literal(TRACKING_LEVELS)

/** One report of the carrier. */
export const trackingStep = z.object({
  at: moment,
  place: z.string(),
  text: z.string(),
  level: trackingLevel,
})

/** The way of a parcel, newest report first; without reports of the carrier at all, `level` is `null`. */
export const tracking = z.object({
  provided: z.boolean(),
  carrier,
  invoice: z.string().nullable(),
  steps: z.array(trackingStep),
  level: trackingLevel.nullable(),
})

/** A shipped item: product, courier, times of shipping and delivery, receiver. */
export const shippedItem = z.object({
  ordersIdEncrypt: opaqueId,
  orderItemIdEncrypt: opaqueId,
  goodsId: plainId,
  goodsName: z.string(),
  optionName: z.string(),
  picture: z.string(),
  quantity: z.int(),
  orderItemStatusEnum: z.enum(ORDER_ITEM_STATUSES),
  store: z.object({ storeName: z.string(), storeUrl: z.string(), phone: z.string() }),
  carrier,
  invoice: z.string().nullable(),
  shippedAt: moment,
  deliveredAt: moment.nullable(),
  receiver,
  deliveryRequest: z.string(),
})
