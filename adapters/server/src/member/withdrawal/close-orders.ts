import type { Db } from '@jangteo/postgres/database/db'
import { copyOrderPersons } from '@jangteo/postgres/order/closed-person.store'
import { eraseClaims, eraseOrders, eraseReceipts } from '@jangteo/postgres/order/erasure.store'
import * as Effect from 'effect/Effect'

/** Orders of one statement. */
const PORTION_COUNT = 500

/**
 * Moves the persons of all orders of a member to the closed store, where the serving role reads none of them. Must run
 * in the transaction that ends the membership, so that no order of a member who left names a person. Source: decision
 * 122.
 */
export const closeOrders = Effect.fnUntraced(function* (
  memberId: number,
  at: Date,
): Effect.fn.Return<void, never, Db> {
  for (;;) {
    const orderIds = yield* copyOrderPersons({ memberId, at, countMax: PORTION_COUNT })
    if (orderIds.length === 0) return
    yield* eraseOrders(orderIds)
    yield* eraseReceipts(orderIds)
    yield* eraseClaims(orderIds)
  }
})
