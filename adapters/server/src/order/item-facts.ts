import type { ClaimStatus } from '@jangteo/core/claim/claim.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'

type ItemShipment = {
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
}

type Surroundings = {
  /** Of the item's newest claim; `null` without one. */
  readonly claimStatus: ClaimStatus | null
  /** Of the item's parcel; `null` when the scans were not loaded. */
  readonly scanCount: number | null
  readonly nowMs: number
}

/** Returns the facts that the order item's chart asks for. */
export function itemFactsOf(item: ItemShipment, around: Surroundings) {
  return orderItemFacts({
    ...around,
    shippedAtMs: item.shipped_at?.getTime() ?? null,
    deliveredAtMs: item.delivered_at?.getTime() ?? null,
    isTracked: isTrackedCourier(item.courier),
  })
}
