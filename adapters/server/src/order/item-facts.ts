import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import { confirmDueMs, orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import type { ShippableItem } from '@jangteo/core/order/shipDue.rules'
import type { PromisedItem } from '@jangteo/core/order/soldPromise.rules'
import type { ItemClaims } from './newest-claims.ts'

type ItemShipment = {
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
}

function toKnown({ delivered_at: deliveredAt }: ItemShipment, { newest, ended }: ItemClaims) {
  return {
    claimStatus: newest?.status ?? null,
    isDisputed: newest?.isDisputed ?? false,
    endedClaims: ended,
    deliveredAtMs: deliveredAt?.getTime() ?? null,
  }
}

/** When an item confirms itself; `null` before its delivery, and while a claim on it is open. */
export function confirmDueMsOf(item: ItemShipment, claims: ItemClaims): number | null {
  return confirmDueMs(toKnown(item, claims))
}

type PresenterContext = {
  readonly claims: ItemClaims
  /** Of the item's parcel; `null` when the scans were not loaded. */
  readonly scanCount: number | null
  readonly nowMs: number
}

/** Returns the facts that the order item's chart asks for. */
export function itemFactsOf(item: ItemShipment, { claims, scanCount, nowMs }: PresenterContext) {
  return orderItemFacts({
    ...toKnown(item, claims),
    scanCount,
    nowMs,
    shippedAtMs: item.shipped_at?.getTime() ?? null,
    isTracked: isTrackedCourier(item.courier),
  })
}

type ShippableRow = {
  readonly status: OrderItemStatus
  readonly paid_at: Date | null
  readonly ship_within_days: number
  readonly delayed_ship_on: string | null
}

/** Returns the facts that an item's ship date depends on. */
export function toShippable(item: ShippableRow): ShippableItem {
  return {
    status: item.status,
    paidAtMs: item.paid_at?.getTime() ?? null,
    shipWithinDays: item.ship_within_days,
    delayedShipOn: item.delayed_ship_on,
  }
}

type PromisedRow = {
  readonly status: OrderItemStatus
  readonly promised_on: string | null
  readonly delayed_ship_on: string | null
}

/** Facts that decide what is left of the day that an item was promised for. */
export function toPromised(item: PromisedRow): PromisedItem {
  return {
    status: item.status,
    promisedOn: item.promised_on,
    delayedShipOn: item.delayed_ship_on,
  }
}
