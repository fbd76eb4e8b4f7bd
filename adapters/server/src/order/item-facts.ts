import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'

type ItemShipment = {
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
}

/** What the order item's chart is told. No claim can be made yet, so none is asked for. */
export function itemFactsOf(item: ItemShipment, nowMs: number) {
  return orderItemFacts({
    claimStatus: null,
    shippedAtMs: item.shipped_at?.getTime() ?? null,
    deliveredAtMs: item.delivered_at?.getTime() ?? null,
    isTracked: isTrackedCourier(item.courier),
    nowMs,
  })
}
