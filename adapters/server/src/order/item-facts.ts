import type { ClaimStatus } from '@jangteo/core/claim/claim.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'

type ItemShipment = {
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
}

/** What the order item's chart is told; `claimStatus` is of the item's newest claim, `null` without one. */
export function itemFactsOf(item: ItemShipment, claimStatus: ClaimStatus | null, nowMs: number) {
  return orderItemFacts({
    claimStatus,
    shippedAtMs: item.shipped_at?.getTime() ?? null,
    deliveredAtMs: item.delivered_at?.getTime() ?? null,
    isTracked: isTrackedCourier(item.courier),
    nowMs,
  })
}
