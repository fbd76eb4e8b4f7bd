import { transaction } from '@jangteo/postgres/database/db'
import { findOrderIdOfItem, lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { advanceItem } from './advance-item.ts'
import { isBuyerOf } from './order-access.ts'

type ConfirmInput = { readonly orderItemIdEncryptList: readonly string[] }

/**
 * Confirms the purchase of items, all or none; an item that is confirmed already counts as done, so the second
 * of two simultaneous calls succeeds as well. Orders are locked in the order of their ids.
 * Refusals: ORDER_ITEM_NOT_FOUND, ORDER_ITEM_NOT_CONFIRMABLE.
 */
export const confirmPurchase = Effect.fnUntraced(function* (input: ConfirmInput) {
  const byOrder = yield* groupByOrder(new Set(input.orderItemIdEncryptList))
  const atMs = yield* Clock.currentTimeMillis
  for (const [orderId, itemIds] of byOrder) {
    const order = yield* lockOrder(orderId)
    if (order === undefined || !(yield* isBuyerOf(order))) {
      return yield* refused('ORDER_ITEM_NOT_FOUND')
    }
    const items = yield* lockItems(orderId)
    for (const item of items.filter(({ id }) => itemIds.has(id))) {
      if (item.status === 'BF') continue
      const decision = yield* advanceItem(item, { event: 'buyer.confirm', atMs })
      if (!decision.ok) return yield* refused('ORDER_ITEM_NOT_CONFIRMABLE')
    }
  }
  return { done: true } as const
}, transaction)

const groupByOrder = Effect.fnUntraced(function* (sealedIds: ReadonlySet<string>) {
  const pairs: { orderId: number; itemId: number }[] = []
  for (const sealed of sealedIds) {
    const itemId = yield* openId('orderItem', sealed, refused('ORDER_ITEM_NOT_FOUND'))
    const orderId = yield* findOrderIdOfItem(itemId)
    if (orderId === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
    pairs.push({ orderId, itemId })
  }
  const sorted = pairs.toSorted((a, b) => a.orderId - b.orderId)
  return [...Map.groupBy(sorted, ({ orderId }) => orderId)].map(
    ([orderId, grouped]) => [orderId, new Set(grouped.map(({ itemId }) => itemId))] as const,
  )
})
