import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { lockItems, type NewestItemRow } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { noteDelay } from '../claim/note-delay.ts'
import { shipItem } from '../delivery/ship-item.ts'
import { advanceItem } from '../order/advance-item.ts'
import { findDeskEvent, toDeskItem } from './desk-item.ts'
import { findDeskItem } from './find-desk-item.ts'

const DELAY_DAYS = 3

type DeskEvent = {
  readonly id: string
  readonly type: string
  readonly courierEnum?: Courier | undefined
  readonly invoice: string
  readonly delayReason: string
  /** A Korean day; `null` is in three days. */
  readonly shipsOn: string | null
}

/**
 * Sends one of the events that the desk shows for an item. The order's lock makes two desks take turns; the
 * second is refused. Shipping names its parcel. Refusals: ORDER_ITEM_NOT_FOUND, the codes of the chart,
 * COURIER_REQUIRED, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID.
 */
export const sendDeskEvent = (input: DeskEvent) =>
  transaction(
    Effect.gen(function* () {
      const item = yield* findDeskItem(input.id)
      yield* input.type === 'seller.ship' ? ship(item, input) : advance(item, input)
      return yield* toDeskItem(yield* findDeskItem(input.id))
    }),
  )

const ship = Effect.fnUntraced(function* (
  { id }: NewestItemRow,
  { courierEnum, invoice }: DeskEvent,
) {
  if (courierEnum === undefined) return yield* refused('COURIER_REQUIRED')
  return yield* shipItem({ itemId: id, courier: courierEnum, invoice })
})

const advance = Effect.fnUntraced(function* (
  { order_id: orderId }: NewestItemRow,
  input: DeskEvent,
) {
  yield* lockOrder(orderId)
  yield* lockItems(orderId)
  const item = yield* findDeskItem(input.id)
  const atMs = yield* Clock.currentTimeMillis
  const event = findDeskEvent(item, input.type)
  if (event === undefined) return yield* refused('ORDER_ITEM_STATUS_CHANGED')
  const decision = yield* advanceItem(item, { event, atMs })
  if (!decision.ok) return yield* refused(decision.reason)
  if (event === 'seller.delay') {
    const shipOn = input.shipsOn ?? addDays(kstDayOf(atMs), DELAY_DAYS)
    yield* noteDelay({ item, reason: input.delayReason, shipOn, atMs })
  }
  return undefined
})
