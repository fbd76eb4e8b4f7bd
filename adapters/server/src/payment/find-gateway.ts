import {
  PaymentGateways,
  type PaymentOutcome,
  type PaymentGatewayPort,
} from '@jangteo/payment/gateway.port'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { notify } from '../notification/notify.ts'

/**
 * The gateway where an attempt began. `undefined` when it is not set up here any more: nobody can say how the attempt
 * stands until it is, and operators are notified once a day.
 */
export const findGateway = Effect.fnUntraced(function* (attempt: {
  readonly gateway: string
}): Effect.fn.Return<PaymentGatewayPort | undefined, never, Db | PaymentGateways> {
  const gateways = yield* PaymentGateways
  const gateway = gateways.named(attempt.gateway)
  if (gateway === undefined) {
    const atMs = yield* Clock.currentTimeMillis
    const content = { kind: 'GATEWAY_MISSING', gateway: attempt.gateway } as const
    yield* notify({ to: 'operators', content, key: `${attempt.gateway}:${kstDayOf(atMs)}`, atMs })
  }
  return gateway
})

/** Queries an attempt at the gateway where it began. */
export const queryGateway = Effect.fnUntraced(function* (attempt: {
  readonly gateway: string
  readonly gateway_order_id: string
}): Effect.fn.Return<PaymentOutcome, never, Db | PaymentGateways> {
  const gateway = yield* findGateway(attempt)
  const unknown: PaymentOutcome = { outcome: 'unknown' }
  return gateway === undefined ? unknown : yield* gateway.query(attempt.gateway_order_id)
})
