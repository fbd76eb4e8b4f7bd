import { lockOrderOfPayment } from '@jangteo/postgres/order/order.store'
import { lockPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'

/** Locks a payment's order, then the payment: the order of locks that everything keeps. `null` if there is none. */
export const lockOrderAndPayment = Effect.fnUntraced(function* (paymentId: number) {
  const order = yield* lockOrderOfPayment(paymentId)
  const payment = yield* lockPayment(paymentId)
  return order === undefined || payment === undefined ? null : { order, payment }
})
