import { tidyText } from '@jangteo/core/member/member.rules'
import {
  decideUnpaidOrder,
  type UnpaidHolder,
  unpaidHoldersOf,
} from '@jangteo/core/order/unpaidOrder.rules'
import type { HeldOrder } from '@jangteo/postgres/order/unpaid-order.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import type { PlaceOrderInput } from './checkout-form.ts'

/** By what the unpaid orders of the caller are counted: a device before a member or a number. */
export const unpaidHolders = Effect.fnUntraced(function* ({
  orderer,
}: PlaceOrderInput): Effect.fn.Return<readonly UnpaidHolder[], never, Caller> {
  const caller = yield* Caller
  const { deviceId } = caller
  const mobile = tidyText(orderer.mobile)
  return unpaidHoldersOf({ deviceId, memberId: memberIdOf(caller), mobile })
})

/** The unpaid orders of holders, as they were read. */
type HeldOrders = {
  readonly holders: readonly UnpaidHolder[]
  readonly held: readonly HeldOrder[]
}

/**
 * Accepts a buyer who has few unpaid orders beside those named; exact only when they were read under the locks of their
 * holders. Refusal: ORDER_UNPAID_COUNT_EXCEEDED.
 */
export const requireFewUnpaid = Effect.fnUntraced(function* (
  { holders, held }: HeldOrders,
  exceptIds: readonly number[],
): Effect.fn.Return<void, Refused<'ORDER_UNPAID_COUNT_EXCEEDED'>> {
  const counted = held.filter(({ order_id: orderId }) => !exceptIds.includes(orderId))
  const counts = holders.map((_, place) => counted.filter((order) => order.place === place).length)
  const decision = decideUnpaidOrder(counts)
  if (!decision.ok) yield* refused(decision.reason)
})
