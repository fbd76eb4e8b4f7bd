import type { Db } from '@jangteo/postgres/database/db'
import { updateAttempt } from '@jangteo/postgres/payment/attempt.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import { lockWithAttempt } from './lock-payment.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Unopened = {
  readonly paymentId: number
  readonly gatewayOrderId: string
  readonly gatewayCode: string
}

/** Ends an attempt that never had a window. One that a later attempt has ended already stays as it is. */
export const endUnopenedAttempt = Effect.fnUntraced(function* (
  unopened: Unopened,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { paymentId, gatewayOrderId, gatewayCode } = unopened
  const locked = yield* lockWithAttempt(paymentId)
  const latest = locked?.latest
  if (locked === null || latest?.gateway_order_id !== gatewayOrderId) return
  if (latest.status !== 'REQUESTED') return
  const atMs = yield* Clock.currentTimeMillis
  yield* advancePayment(locked.payment, { event: 'gateway.declined', facts: {}, atMs })
  yield* updateAttempt(latest.id, {
    status: 'FAILED',
    failure_code: gatewayCode,
    settled_at: new Date(atMs),
  })
})
