import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { ItemCommand } from '@jangteo/core/order/itemCommand.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { requireParcel } from '../delivery/ship-item.ts'
import { advanceItem } from '../order/advance-item.ts'
import { stepItem } from '../seller/order/command-item.ts'
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

/** The seller's command that an event of the desk stands for; `null` for what carrier and clock do. */
const commandOf = Effect.fnUntraced(function* (input: DeskEvent) {
  switch (input.type) {
    case 'seller.acknowledge':
      return { action: 'ACKNOWLEDGE' } satisfies ItemCommand
    case 'seller.removeInvoice':
      return { action: 'REMOVE_INVOICE' } satisfies ItemCommand
    case 'seller.ship': {
      const parcel = yield* requireParcel(input.courierEnum, input.invoice)
      return { action: 'SHIP', ...parcel } satisfies ItemCommand
    }
    case 'seller.delay': {
      const today = kstDayOf(yield* Clock.currentTimeMillis)
      const shipsOn = input.shipsOn ?? addDays(today, DELAY_DAYS)
      return { action: 'DELAY', reason: input.delayReason, shipsOn } satisfies ItemCommand
    }
    default:
      return null
  }
})

/**
 * Sends one of the events that the desk shows for an item: a seller's by the command that sellers have, and what carrier
 * and clock do. The order's lock makes two desks take turns; the second is refused. Refusals: ORDER_ITEM_NOT_FOUND, the
 * codes of the chart, COURIER_REQUIRED, INVOICE_NUMBER_REQUIRED, INVOICE_NUMBER_INVALID.
 */
export const sendDeskEvent = Effect.fnUntraced(function* (input: DeskEvent) {
  const { id: itemId, order_id: orderId } = yield* findDeskItem(input.id)
  const command = yield* commandOf(input)
  yield* command === null
    ? advance(orderId, input)
    : stepItem({ itemId, isRepeatable: false }, command)
  return yield* toDeskItem(yield* findDeskItem(input.id))
})

const advance = Effect.fnUntraced(function* (orderId: number, input: DeskEvent) {
  yield* lockOrder(orderId)
  yield* lockItems(orderId)
  const item = yield* findDeskItem(input.id)
  const event = findDeskEvent(item, input.type)
  if (event === undefined) return yield* refused('ORDER_ITEM_STATUS_CHANGED')
  const decision = yield* advanceItem(item, { event, atMs: yield* Clock.currentTimeMillis })
  return decision.ok ? undefined : yield* refused(decision.reason)
}, transaction)
