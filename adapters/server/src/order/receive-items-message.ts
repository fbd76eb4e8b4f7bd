import type { Db } from '@jangteo/postgres/database/db'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import { notifyItems } from './notify-items.ts'
import { promiseDeposited } from './promise-deposited.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Moves the items of an order on that their payment or their claim names; those that waited for a deposit are promised a
 * day when it arrives. Safe only with the order locked.
 */
export const receiveItemsMessage = Effect.fnUntraced(function* (
  message: MessageTo<'items'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { orderId, itemIds, event, atMs } = message
  const items = yield* lockItems(orderId)
  const reported =
    itemIds === null
      ? items.filter(({ status }) => status !== 'C')
      : items.filter(({ id }) => itemIds.includes(id))
  yield* notifyItems(reported, { event, atMs })
  if (event !== 'payment.completed') return
  const deposited = reported.filter(({ status }) => status === 'DR')
  yield* promiseDeposited(
    deposited.map(({ id }) => id),
    atMs,
  )
})
