import { decideStep } from '@jangteo/core/chart/table.rules'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import { ORDER_ITEM_TABLE, type OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import { claimStatusOf, endedClaims, type Model, type ModelItem } from './model.ts'

/** Facts of an item in the model; its parcel is not tracked. */
export function factsOf(model: Model, item: ModelItem) {
  const { shippedAtMs, deliveredAtMs } = item
  return orderItemFacts({
    claimStatus: claimStatusOf(model, item),
    isDisputed: false,
    endedClaims: endedClaims(model, item),
    shippedAtMs,
    deliveredAtMs,
    isTracked: false,
    scanCount: 0,
    nowMs: model.nowMs,
  })
}

/** Asks the item's chart about an event. */
export function askItem(model: Model, item: ModelItem, event: OrderItemEventType) {
  return decideStep(ORDER_ITEM_TABLE, { state: item.status, event, facts: factsOf(model, item) })
}

/** Something happens to an item; `null` when its chart took it, else the code of the refusal. */
export function notifyItem(
  model: Model,
  item: ModelItem,
  event: OrderItemEventType,
): string | null {
  const { status: from } = item
  const decided = askItem(model, item, event)
  const answer = decided.ok ? decided.value.target : decided.reason
  model.asked.add(`orderItem ${from} ${event} ${answer}`)
  if (!decided.ok) return decided.reason
  const { target, effects, meta } = decided.value
  item.status = target
  item.history.push(`${meta.actor} ${event} ${from}>${target}`)
  if (target === 'SS' || target === 'SI') item.shippedAtMs ??= model.nowMs
  if (target === 'SC' || target === 'E') item.deliveredAtMs = model.nowMs
  if (effects.includes('removeParcel')) item.shippedAtMs = null
  if (!effects.includes('returnStock')) return null
  model.stock.set(item.optionId, (model.stock.get(item.optionId) ?? 0) + item.quantity)
  return null
}
