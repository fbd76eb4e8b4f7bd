import { transaction } from '@jangteo/postgres/database/db'
import { findOrderIdOfItem, lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceItem } from './advance-item.ts'

/**
 * Tells an item that its time has come: an untracked parcel counts as delivered, a delivered item confirms
 * itself. One that moved on in the meantime, or whose clock was started anew, stays where it is.
 */
export const passDeadline = (
  orderItemId: number,
  event: 'system.autoConfirmDue' | 'system.deliveryAssumed',
) =>
  transaction(
    Effect.gen(function* () {
      const orderId = yield* findOrderIdOfItem(orderItemId)
      if (orderId === undefined) return
      yield* lockOrder(orderId)
      const items = yield* lockItems(orderId)
      const item = items.find(({ id }) => id === orderItemId)
      if (item === undefined) return
      const atMs = yield* Clock.currentTimeMillis
      yield* advanceItem(item, { event, atMs })
    }),
  )
