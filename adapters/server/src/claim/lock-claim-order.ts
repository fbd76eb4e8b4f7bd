import { lockIssuesOfOrder } from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Db } from '@jangteo/postgres/database/db'
import { lockOptions } from '@jangteo/postgres/goods/stock.store'
import {
  type LockedItemRow,
  lockItems,
  lockShippingGroups,
} from '@jangteo/postgres/order/order-item.store'
import { lockOrder, type OrderRow } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/** An order and its items, all locked. */
type LockedOrder = { readonly order: OrderRow; readonly items: readonly LockedItemRow[] }

/** Locks an order, its shipping groups and its items, in the fixed order; `null` if there is none. */
export const lockOrderWithItems: (orderId: number) => Effect.Effect<LockedOrder | null, never, Db> =
  Effect.fnUntraced(function* (orderId) {
    const order = yield* lockOrder(orderId)
    if (order === undefined) return null
    yield* lockShippingGroups(orderId)
    return { order, items: yield* lockItems(orderId) }
  })

/**
 * Locks everything that a claim may touch: after the items the options that it changes, then coupons. Returns the
 * order, `null` if there is none.
 */
export const lockClaimOrder = Effect.fnUntraced(function* (
  orderId: number,
  optionsOf: (items: readonly LockedItemRow[]) => readonly number[],
): Effect.fn.Return<OrderRow | null, never, Db> {
  const locked = yield* lockOrderWithItems(orderId)
  if (locked === null) return null
  const optionIds = optionsOf(locked.items)
  if (optionIds.length > 0) yield* lockOptions(optionIds)
  yield* lockIssuesOfOrder(orderId)
  return locked.order
})
