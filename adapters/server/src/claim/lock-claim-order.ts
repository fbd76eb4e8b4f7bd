import { lockShippingGroups } from '@jangteo/postgres/claim/books.store'
import { lockIssuesOfOrder } from '@jangteo/postgres/coupon/coupon-issue.store'
import { lockOptions } from '@jangteo/postgres/goods/stock.store'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/**
 * Locks all that a claim may touch, in the order that everything keeps: order, shipping groups, items, the options
 * that it changes, coupons. Answers the order, `null` if there is none.
 */
export const lockClaimOrder = Effect.fnUntraced(function* (
  orderId: number,
  optionsOf: (items: Effect.Success<ReturnType<typeof lockItems>>) => readonly number[],
) {
  const order = yield* lockOrder(orderId)
  if (order === undefined) return null
  yield* lockShippingGroups(orderId)
  const optionIds = optionsOf(yield* lockItems(orderId))
  if (optionIds.length > 0) yield* lockOptions(optionIds)
  yield* lockIssuesOfOrder(orderId)
  return order
})
