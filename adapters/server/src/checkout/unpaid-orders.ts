import { tidyText } from '@jangteo/core/member/member.rules'
import {
  decideUnpaidOrder,
  type UnpaidHolder,
  unpaidHoldersOf,
} from '@jangteo/core/order/unpaidOrder.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { countUnpaidOrders, lockUnpaidHolder } from '@jangteo/postgres/order/unpaid-order.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import type { PlaceOrderInput } from './checkout-form.ts'

/** Returns the keys that the caller's unpaid orders are counted by. */
const holdersOf = Effect.fnUntraced(function* ({ orderer }: PlaceOrderInput) {
  const caller = yield* Caller
  const { deviceId } = caller
  const mobile = tidyText(orderer.mobile)
  return unpaidHoldersOf({ deviceId, memberId: memberIdOf(caller), mobile })
})

const requireFew = Effect.fnUntraced(function* (
  holders: readonly UnpaidHolder[],
  exceptIds: readonly number[],
) {
  const counts = yield* Effect.forEach(holders, (holder) => countUnpaidOrders(holder, exceptIds))
  const decision = decideUnpaidOrder(counts)
  if (!decision.ok) yield* refused(decision.reason)
})

/**
 * Requires that the buyer has few unpaid orders beside those named; exact only under `lockUnpaid`. Refusal:
 * ORDER_UNPAID_COUNT_EXCEEDED.
 */
export const requireFewUnpaid = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
  exceptIds: readonly number[],
): Effect.fn.Return<void, Refused<'ORDER_UNPAID_COUNT_EXCEEDED'>, Caller | Db> {
  yield* requireFew(yield* holdersOf(input), exceptIds)
})

/** Locks the buyer's unpaid orders against simultaneous ones: a device before a member or a number. */
export const lockUnpaid = Effect.fnUntraced(function* (
  input: PlaceOrderInput,
): Effect.fn.Return<void, never, Caller | Db> {
  yield* Effect.forEach(yield* holdersOf(input), lockUnpaidHolder, { discard: true })
})
