import { decideInvoiceNumber, isTrackedCourier } from '@jangteo/core/delivery/courier.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import { decideTracking, eventOfLevel, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import { askItem, scansOf, notifyItem } from './chartSteps.ts'
import { type Model, type ModelItem, parcelKey } from './model.ts'

const NOT_NOW = 'ORDER_ITEM_STATUS_CHANGED'

function follow(model: Model, item: ModelItem): void {
  if (item.courier === null || item.invoice === null) return
  const event = eventOfLevel(reachedLevel(scansOf(model, item)))
  if (event !== null) notifyItem(model, item, event)
}

export type ShippedBy = { readonly courier: Courier | null; readonly invoice: string }

/** The seller hands an item over: `null`, or the code of the refusal. */
export function shipModelItem(model: Model, item: ModelItem, by: ShippedBy): string | null {
  if (by.courier === null) return 'COURIER_REQUIRED'
  const number = decideInvoiceNumber(by.courier, by.invoice)
  if (!number.ok) return number.reason
  const refusal = notifyItem(model, item, 'seller.ship')
  if (refusal !== null) return refusal
  item.courier = by.courier
  item.invoice = number.value
  follow(model, item)
  return null
}

/**
 * True when the desk is there for an event: not for what buyers and other charts do, nor for what a carrier reports
 * itself.
 */
function isOfDesk({ courier }: ModelItem, actor: string, event: OrderItemEventType): boolean {
  if (actor === 'carrier') return courier !== null && !isTrackedCourier(courier)
  return actor !== 'buyer' && !event.startsWith('payment.') && !event.startsWith('claim.')
}

/** The desk sends an event: `null`, or the code of the refusal. */
export function sendToModelItem(
  model: Model,
  item: ModelItem,
  event: OrderItemEventType,
): string | null {
  const decided = askItem(model, item, event)
  if (decided.ok && !isOfDesk(item, decided.value.meta.actor, event)) return NOT_NOW
  return notifyItem(model, item, event)
}

/** The carrier reports a parcel, and every item in it goes along: `null`, or the code of the refusal. */
export function scanModelParcel(
  model: Model,
  item: ModelItem,
  level: TrackingLevel,
): string | null {
  const decided = decideTracking(item)
  if (!decided.ok) return decided.reason
  const { courier, isProvided } = decided.value
  const { invoice } = item
  if (!isProvided || invoice === null) return 'DELIVERY_TRACKING_NOT_PROVIDED'
  const key = parcelKey(courier, invoice)
  const scan = { atMs: model.nowMs, level, place: '옥천HUB', text: '' }
  model.scans.set(key, [...(model.scans.get(key) ?? []), scan])
  for (const { items } of model.orders) {
    for (const carried of items) {
      if (carried.courier === courier && carried.invoice === invoice) follow(model, carried)
    }
  }
  return null
}

/** The buyer confirms items, all or none: `null`, or the code of the refusal. */
export function confirmModelItems(model: Model, items: readonly ModelItem[]): string | null {
  const open = [...new Set(items)].filter(({ status }) => status !== 'BF')
  const refused = open.find((item) => !askItem(model, item, 'buyer.confirm').ok)
  if (refused !== undefined) {
    model.asked.add(`orderItem ${refused.status} buyer.confirm refused`)
    return 'ORDER_ITEM_NOT_CONFIRMABLE'
  }
  for (const item of open) notifyItem(model, item, 'buyer.confirm')
  return null
}
