import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import {
  findOrderIdOfItem,
  listNewestItems,
  lockItems,
  updateItemDelay,
  updateItemParcel,
} from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advanceItem } from '../order/advance-item.ts'
import { openId } from '../wire/open-id.ts'
import { type DeskRow, listDeskEvents, toDeskItem } from './desk-item.ts'

const DEMO_COURIER = '장터택배'
const DELAY_DAYS = 3

/** What a real desk would have been told with the event: here it is made up from the item. */
const writeParticulars = (event: OrderItemEventType, item: DeskRow, atMs: number) => {
  if (event === 'seller.ship') {
    const invoiceNumber = String(600_000_000_000 + item.id)
    return updateItemParcel({ itemId: item.id, courier: DEMO_COURIER, invoiceNumber })
  }
  if (event === 'seller.delay') {
    const shipOn = addDays(kstDayOf(atMs), DELAY_DAYS)
    return updateItemDelay({ itemId: item.id, reason: '상품 준비에 시간이 더 필요해요.', shipOn })
  }
  return Effect.void
}

/**
 * Sends one of the events that the desk shows for an item. The order's lock makes two desks take turns; the
 * second finds the event gone. Refusals: ORDER_ITEM_NOT_FOUND, ORDER_ITEM_STATUS_CHANGED.
 */
export const sendDeskEvent = (input: { readonly id: string; readonly type: string }) =>
  transaction(
    Effect.gen(function* () {
      const itemId = yield* openId('orderItem', input.id, refused('ORDER_ITEM_NOT_FOUND'))
      const orderId = yield* findOrderIdOfItem(itemId)
      if (orderId === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
      yield* lockOrder(orderId)
      yield* lockItems(orderId)
      const [item] = yield* listNewestItems({ limit: 1, itemId })
      if (item === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
      const atMs = yield* Clock.currentTimeMillis
      const event = listDeskEvents(item, atMs).find(({ type }) => type === input.type)?.type
      if (event === undefined) return yield* refused('ORDER_ITEM_STATUS_CHANGED')
      const decision = yield* advanceItem(item, { event, atMs })
      if (!decision.ok) return yield* refused('ORDER_ITEM_STATUS_CHANGED')
      yield* writeParticulars(event, item, atMs)
      const [changed] = yield* listNewestItems({ limit: 1, itemId })
      return yield* toDeskItem(changed ?? item)
    }),
  )
