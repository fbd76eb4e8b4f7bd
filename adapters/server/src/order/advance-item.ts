import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import {
  ORDER_ITEM_STATES_WITH,
  ORDER_ITEM_TABLE,
  type OrderItemEventType,
} from '@jangteo/core/order/orderItem.table.gen'
import { deliveryAssumedDueMs } from '@jangteo/core/order/orderItem.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { returnToDeal, takeStock } from '@jangteo/postgres/goods/stock.store'
import { addJob, removeJobs } from '@jangteo/postgres/job/job.store'
import { removeItemParcel, setItemStatus } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler } from '../entity/create-entity.ts'
import type { EntityMessage, MessageTo } from '../entity/entity-message.ts'
import { type ClaimsOfItem, findItemClaims } from './newest-claims.ts'
import { loadScans } from './parcel-answer.ts'
import { itemFactsOf } from './item-facts.ts'
import { scheduleAutoConfirm } from './item-jobs.ts'
import { notifyOfItem } from './notify-of-item.ts'

/** A locked item, as far as moving it on needs to know. */
export type AdvancedItem = {
  readonly id: number
  readonly order_id: number
  readonly shipping_group_id: number
  readonly goods_name: string
  readonly option_id: number
  /** Deal that it counts for; `null` for none. */
  readonly deal_id: number | null
  /** Entry of a special sale whose right it uses; `null` for none. */
  readonly sale_entry_id: number | null
  readonly quantity: number
  readonly status: OrderItemStatus
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly courier: Courier | null
  readonly invoice_number: string | null
}

export type ItemStep = {
  readonly event: OrderItemEventType
  readonly atMs: number
  /** Claims of the items that the step is of, as far as they were read already. */
  readonly claimsOf?: ClaimsOfItem
}

const assumptionKey = (itemId: number) => `assume-delivery:${itemId}`

type Handler = EffectHandler<AdvancedItem, ItemStep>

/** Nothing is on its way any more: no parcel, no day of shipping, no day by which it must have arrived. */
const removeParcel: Handler = Effect.fnUntraced(function* ({ id }: AdvancedItem) {
  yield* removeItemParcel(id)
  yield* removeJobs([assumptionKey(id)])
})

const releaseDeal: Handler = ({ deal_id: dealId, quantity }) =>
  dealId === null ? Effect.void : Effect.asVoid(returnToDeal(dealId, quantity))

const UNPAID: readonly OrderItemStatus[] = ORDER_ITEM_STATES_WITH.unpaid

/** Has the store paid for an item that has ended; nothing of an unpaid one was sold or sent. */
const settle: Handler = ({ id: itemId, status }, { atMs }) =>
  Effect.succeed(
    UNPAID.includes(status) ? [] : [{ to: 'settlement', event: 'item.ended', itemId, atMs }],
  )

/** Moves the entry of a special sale on whose right an item used. */
const toSaleEntry = (
  { sale_entry_id: id, quantity }: AdvancedItem,
  event: MessageTo<'saleEntry'>['event'],
  atMs: number,
): readonly EntityMessage[] => (id === null ? [] : [{ to: 'saleEntry', id, event, quantity, atMs }])

/**
 * Returns the pieces of an item that was never sent to the stock, to its deal or its special sale; the rest of its group is
 * settled.
 */
const returnStock: Handler = (item, step, recorded) =>
  takeStock(item.option_id, -item.quantity).pipe(
    Effect.andThen(releaseDeal(item, step, recorded)),
    Effect.andThen(settle(item, step, recorded)),
    Effect.map((sent) => [...(sent ?? []), ...toSaleEntry(item, 'order.cancelled', step.atMs)]),
  )

const scheduleDeliveryAssumption: Handler = ({ id }, { atMs }) =>
  Effect.asVoid(
    addJob({
      task: 'assume-delivery',
      payload: { orderItemId: id },
      dueAt: new Date(deliveryAssumedDueMs(atMs) + 1),
      key: assumptionKey(id),
    }),
  )

const scheduleConfirmation: Handler = ({ id }, { atMs }) =>
  Effect.asVoid(scheduleAutoConfirm(id, autoConfirmDueMs(atMs, [])))

/** Moves an order item on, the only place in the server that does. Safe only with the order and its items locked. */
export const advanceItem = createEntity({
  name: 'order item',
  table: ORDER_ITEM_TABLE,
  stateOf: ({ status }: AdvancedItem) => status,
  factsOf: Effect.fnUntraced(function* (item: AdvancedItem, { atMs, claimsOf }: ItemStep) {
    const claims = (claimsOf ?? (yield* findItemClaims([item.id])))(item.id)
    const { length: scanCount } = yield* loadScans(item)
    return itemFactsOf(item, { claims, scanCount, nowMs: atMs })
  }),
  write: ({ id: itemId }, { from, step, at }, { event }) => {
    const { target: to, meta } = step
    const isShipped = ORDER_ITEM_TABLE.tags[to].includes('inTransit')
    const isDelivered = ORDER_ITEM_TABLE.tags[to].includes('delivered')
    const change = { itemId, from, to, at, isShipped, isDelivered }
    return setItemStatus(change, { actor: meta.actor, event })
  },
  effects: {
    releaseDeal,
    removeParcel,
    returnStock,
    scheduleAutoConfirm: scheduleConfirmation,
    scheduleDeliveryAssumption,
    settle,
  },
  announce: (item, { step: { target } }, { atMs, event }) =>
    Effect.as(
      notifyOfItem(item, target, atMs),
      event === 'payment.completed' ? toSaleEntry(item, event, atMs) : [],
    ),
})
