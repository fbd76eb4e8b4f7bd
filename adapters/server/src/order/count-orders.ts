import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import { countByFilter } from '@jangteo/core/order/orderFilter.rules'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { listOrderStatuses, type OrderScope } from '@jangteo/postgres/order/order-search.store'
import * as Effect from 'effect/Effect'

type TabCount = { readonly mypageItemStatusEnum: OrderItemFilter; readonly count: number }

/** Counts the member's orders of a scope in each tab of the order list. */
export const countOrders = Effect.fnUntraced(function* (
  scope: OrderScope,
): Effect.fn.Return<TabCount[], never, Db> {
  const rows = yield* listOrderStatuses(scope)
  const states = rows.map(({ order_id: orderId, status, claim_state: claim }) => ({
    orderId,
    status,
    claimStatus: claimStatusOf(claim),
  }))
  return countByFilter(states).map(({ filter, count }) => ({ mypageItemStatusEnum: filter, count }))
})
