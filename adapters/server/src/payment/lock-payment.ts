import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import { type AttemptRow, findLatestAttempt } from '@jangteo/postgres/payment/attempt.store'
import { type LockedPayment, lockOrderAndPayment } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'

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
