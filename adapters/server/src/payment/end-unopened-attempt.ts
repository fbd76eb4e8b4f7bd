import type { Db } from '@jangteo/postgres/database/db'
import { findLatestAttempt, updateAttempt } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import { lockOrderAndPayment } from './lock-payment.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Unopened = {
  readonly paymentId: number
  readonly attemptId: number
  readonly gatewayCode: string
}

/** Ends an attempt that never had a window. One that a later attempt has ended already stays as it is. */
export const endUnopenedAttempt = Effect.fnUntraced(function* (
  unopened: Unopened,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { paymentId, attemptId, gatewayCode } = unopened
  const locked = yield* lockOrderAndPayment(paymentId)
  const latest = yield* findLatestAttempt(paymentId)
  if (locked === null || latest?.id !== attemptId || latest.status !== 'REQUESTED') return
  const atMs = yield* Clock.currentTimeMillis
  yield* advancePayment(locked.payment, { event: 'gateway.declined', facts: {}, atMs })
  yield* updateAttempt(attemptId, {
    status: 'FAILED',
    failure_code: gatewayCode,
    settled_at: new Date(atMs),
  })
})
