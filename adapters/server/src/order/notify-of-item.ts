import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { ITEM_STATE_NOTIFICATIONS } from '@jangteo/core/notification/notification.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

type Item = {
  readonly order_id: number
  readonly shipping_group_id: number
  readonly goods_name: string
}

/**
 * Notifies the buyer that an item was shipped, is late or has arrived: once a shipping group and Korean day, because
 * what ships together comes to the same state item by item.
 */
export const notifyOfItem = (
  { order_id: orderId, shipping_group_id: groupId, goods_name: goodsName }: Item,
  state: OrderItemStatus,
  atMs: number,
): Effect.Effect<void, never, Db> => {
  const kind = ITEM_STATE_NOTIFICATIONS[state]
  if (kind === null) return Effect.void
  const key = `${groupId}:${kstDayOf(atMs)}`
  return notify({ to: { buyerOfOrder: orderId }, content: { kind, goodsName }, key, atMs })
}
