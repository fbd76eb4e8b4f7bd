import { lockOrder } from '@jangteo/postgres/order/order.store'
import { findPayment, lockPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'

/** Locks a payment's order, then the payment: the order of locks that everything keeps. `null` if there is none. */
export const lockOrderAndPayment = Effect.fnUntraced(function* (paymentId: number) {
  const seen = yield* findPayment(paymentId)
  if (seen === undefined) return null
  const order = yield* lockOrder(seen.order_id)
  const payment = yield* lockPayment(paymentId)
  return order === undefined || payment === undefined ? null : { order, payment }
})
