import { lockIssuesOfOrder } from '@jangteo/postgres/coupon/coupon-issue.store'
import { lockOptions } from '@jangteo/postgres/goods/stock.store'
import { lockItems, lockShippingGroups } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/** Locks an order, its shipping groups and its items, in the order that everything keeps; `null` if there is none. */
export const lockOrderWithItems = Effect.fnUntraced(function* (orderId: number) {
  const order = yield* lockOrder(orderId)
  if (order === undefined) return null
  yield* lockShippingGroups(orderId)
  return { order, items: yield* lockItems(orderId) }
})

type LockedItems = NonNullable<Effect.Success<ReturnType<typeof lockOrderWithItems>>>['items']

/**
 * Locks all that a claim may touch: after the items the options that it changes, then coupons. Answers the order,
 * `null` if there is none.
 */
export const lockClaimOrder = Effect.fnUntraced(function* (
  orderId: number,
  optionsOf: (items: LockedItems) => readonly number[],
) {
  const locked = yield* lockOrderWithItems(orderId)
  if (locked === null) return null
  const optionIds = optionsOf(locked.items)
  if (optionIds.length > 0) yield* lockOptions(optionIds)
  yield* lockIssuesOfOrder(orderId)
  return locked.order
})
