import { deleteCartLines } from '@jangteo/postgres/cart/cart.store'
import { removeJob } from '@jangteo/postgres/job/job.store'
import { listOrderForBuyer } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'

/** What a payment brings about beside its items: the order is listed, its lines leave the cart, it cannot expire. */
export const finishPaidOrder = Effect.fnUntraced(function* (
  order: { readonly id: number; readonly cart_line_ids: readonly number[] },
  paymentId: number,
) {
  yield* listOrderForBuyer(order.id)
  if (order.cart_line_ids.length > 0) yield* deleteCartLines(order.cart_line_ids)
  yield* removeJob(`expire-payment:${paymentId}`)
})
