import { decideTracking } from '@jangteo/core/delivery/tracking.rules'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnItem } from '../order/own-item.ts'
import { toReceiverAnswer } from '../order/receiver-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toCarrierAnswer } from '../order/parcel-answer.ts'

/**
 * Shows the shipment of the caller's item: what, by whom, since when, to whom. Refusals: ORDER_ITEM_NOT_FOUND,
 * DELIVERY_NOT_STARTED.
 */
export const showShipment = Effect.fnUntraced(function* (input: {
  readonly orderItemIdEncrypt: string
}) {
  const wireIds = yield* WireIds
  const { item, order } = yield* findOwnItem(input.orderItemIdEncrypt)
  const shippedAtMs = item.shipped_at?.getTime() ?? null
  const decision = decideTracking({ courier: item.courier, shippedAtMs })
  if (!decision.ok) return yield* refused(decision.reason)
  return {
    ordersIdEncrypt: wireIds.seal('order', order.id),
    orderItemIdEncrypt: wireIds.seal('orderItem', item.id),
    goodsId: item.goods_id,
    goodsName: item.goods_name,
    optionName: item.option_name,
    picture: item.picture,
    quantity: item.quantity,
    orderItemStatusEnum: item.status,
    store: { storeName: item.store_name, storeUrl: item.store_url, phone: item.store_phone },
    carrier: toCarrierAnswer(decision.value.courier),
    invoice: item.invoice_number,
    shippedAt: new Date(decision.value.shippedAtMs).toISOString(),
    deliveredAt: item.delivered_at?.toISOString() ?? null,
    receiver: toReceiverAnswer(order),
    deliveryRequest: order.delivery_request,
  }
})
