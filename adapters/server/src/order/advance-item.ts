import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import {
  type OrderItemEffect,
  type OrderItemEventType,
  ORDER_ITEM_TABLE,
} from '@jangteo/core/order/orderItem.table.gen'
import { deliveryAssumedDueMs } from '@jangteo/core/order/orderItem.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { takeStock } from '@jangteo/postgres/goods/stock.store'
import { addJob, removeJob } from '@jangteo/postgres/job/job.store'
import {
  insertItemHistory,
  removeItemParcel,
  updateItemStatus,
} from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { findItemClaims } from './newest-claims.ts'
import { loadScans } from './parcel-answer.ts'
import { itemFactsOf } from './item-facts.ts'
import { scheduleAutoConfirm } from './item-jobs.ts'

/** A locked item, as far as moving it on needs to know. */
export type AdvancedItem = {
  readonly id: number
  readonly option_id: number
  readonly quantity: number
  readonly status: OrderItemStatus
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
  readonly invoice_number: string | null
}

export type ItemStep = { readonly event: OrderItemEventType; readonly atMs: number }

const assumptionKey = (itemId: number) => `assume-delivery:${itemId}`

/** Nothing is on its way any more: no parcel, no day of shipping, no day by which it must have arrived. */
const removeParcel = Effect.fnUntraced(function* ({ id }: AdvancedItem) {
  yield* removeItemParcel(id)
  yield* removeJob(assumptionKey(id))
})

const EFFECTS = {
  removeParcel,
  returnStock: (item: AdvancedItem) => takeStock(item.option_id, -item.quantity),
  scheduleDeliveryAssumption: (item: AdvancedItem, atMs: number) =>
    addJob({
      task: 'assume-delivery',
      payload: { orderItemId: item.id },
      dueAt: new Date(deliveryAssumedDueMs(atMs) + 1),
      key: assumptionKey(item.id),
    }),
  scheduleAutoConfirm: (item: AdvancedItem, atMs: number) =>
    scheduleAutoConfirm(item.id, autoConfirmDueMs(atMs, [])),
} satisfies Record<OrderItemEffect, unknown>

/**
 * Moves an order item on, the only place in the server that does: asks the chart, then writes the status,
 * a history row and what follows from the step. Answers the chart's decision; a refusal has written nothing.
 * Safe only inside a transaction that has locked the order and its items.
 */
export const advanceItem = Effect.fnUntraced(function* (item: AdvancedItem, step: ItemStep) {
  const { event, atMs } = step
  const claims = (yield* findItemClaims([item.id]))(item.id)
  const { length: scanCount } = yield* loadScans(item)
  const facts = itemFactsOf(item, { claims, scanCount, nowMs: atMs })
  const decision = decideStep(ORDER_ITEM_TABLE, { state: item.status, event, facts })
  if (!decision.ok) return decision
  const { target, effects, meta } = decision.value
  const at = new Date(atMs)
  const isChanged = yield* updateItemStatus({
    itemId: item.id,
    from: item.status,
    to: target,
    at,
    isShipped: target === 'SS' || target === 'SI',
    isDelivered: target === 'SC' || target === 'E',
  })
  if (!isChanged) return yield* Effect.die(new Error(`order item ${item.id} was not locked`))
  yield* insertItemHistory({
    order_item_id: item.id,
    actor: meta.actor,
    event,
    from_status: item.status,
    to_status: target,
    at,
  })
  for (const effect of effects) yield* EFFECTS[effect](item, atMs)
  return decision
})
