import {
  findOrder,
  isOrderInSession,
  type AddressedOrderRow,
} from '@jangteo/postgres/order/order.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'

/**
 * True when the caller is the buyer of an order: its member, or of a guest's order whoever opened it in this session.
 */
export const isBuyerOf = Effect.fnUntraced(function* (order: {
  readonly id: number
  readonly member_id: number | null
}): Effect.fn.Return<boolean, never, Caller | Db> {
  const caller = yield* Caller
  if (order.member_id !== null) return order.member_id === memberIdOf(caller)
  if (caller.kind === 'GUEST') return false
  return yield* isOrderInSession(caller.sessionId, order.id)
})

/** The order if the caller bought it; otherwise it does not exist for them. */
export const findOwnOrder = Effect.fnUntraced(function* (
  orderId: number,
): Effect.fn.Return<AddressedOrderRow | null, never, Caller | Db> {
  const order = yield* findOrder(orderId)
  if (order === undefined) return null
  return (yield* isBuyerOf(order)) ? order : null
})
