import { lockShippingGroups } from '@jangteo/postgres/claim/books.store'
import { findClaim, findOrderIdOfClaim } from '@jangteo/postgres/claim/claim-step.store'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/** Locks what a claim is about, order → shipping groups → items, and reads the claim; `null` when there is none. */
export const lockClaim = Effect.fnUntraced(function* (claimId: number) {
  const orderId = yield* findOrderIdOfClaim(claimId)
  if (orderId === undefined) return null
  const order = yield* lockOrder(orderId)
  yield* lockShippingGroups(orderId)
  yield* lockItems(orderId)
  const claim = yield* findClaim(claimId)
  return order === undefined || claim === undefined ? null : { order, claim }
})
