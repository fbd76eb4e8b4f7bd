import { deleteCartLines } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import { listOrderForBuyer } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/**
 * Effects that an order that is paid, or waits for its deposit, brings about beside its items: it is listed, its lines
 * leave the cart.
 */
export const finishPaidOrder = Effect.fnUntraced(function* (order: {
  readonly id: number
  readonly cart_line_ids: readonly number[]
}): Effect.fn.Return<void, never, Db> {
  yield* listOrderForBuyer(order.id)
  if (order.cart_line_ids.length > 0) yield* deleteCartLines(order.cart_line_ids)
})
