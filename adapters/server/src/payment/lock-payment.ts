import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import { lockOrderOfPayment, type OrderRow } from '@jangteo/postgres/order/order.store'
import {
  type AttemptRow,
  findLatestAttempt,
  lockPayment,
  type PaymentRow,
} from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'

/** A payment and its order, both locked. */
export type LockedPayment = { readonly order: OrderRow; readonly payment: PaymentRow }

/** Locks a payment's order, then the payment: the order of locks that everything keeps. `null` if there is none. */
export const lockOrderAndPayment: (
  paymentId: number,
) => Effect.Effect<LockedPayment | null, never, Db> = Effect.fnUntraced(function* (paymentId) {
  const locks = [lockOrderOfPayment(paymentId), lockPayment(paymentId)] as const
  const [order, payment] = yield* together(Effect.all(locks, AT_ONCE))
  return order === undefined || payment === undefined ? null : { order, payment }
})

/** A payment and its order, both locked, with the newest attempt to pay it, if there is one. */
type LockedAttempt = LockedPayment & { readonly latest: AttemptRow | undefined }

/** Locks a payment with its order and reads its newest attempt behind the locks. `null` if there is no such payment. */
export const lockWithAttempt: (
  paymentId: number,
) => Effect.Effect<LockedAttempt | null, never, Db> = Effect.fnUntraced(function* (paymentId) {
  const reads = [lockOrderAndPayment(paymentId), findLatestAttempt(paymentId)] as const
  const [locked, latest] = yield* together(Effect.all(reads, AT_ONCE))
  return locked === null ? null : { ...locked, latest }
})
