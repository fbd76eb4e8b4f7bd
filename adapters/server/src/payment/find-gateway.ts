import {
  PaymentGateways,
  type PaymentOutcome,
  type PaymentGatewayPort,
} from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'

/**
 * The gateway where an attempt began. `undefined` when it is not set up here any more: nobody can say how the attempt
 * stands until it is, and the log says so.
 */
export const findGateway = Effect.fnUntraced(function* (attempt: {
  readonly gateway: string
}): Effect.fn.Return<PaymentGatewayPort | undefined, never, PaymentGateways> {
  const gateways = yield* PaymentGateways
  const gateway = gateways.named(attempt.gateway)
  if (gateway === undefined) {
    yield* Effect.logError(
      `an attempt waits for the gateway ${attempt.gateway}, which is not set up`,
    )
  }
  return gateway
})

/** Queries an attempt at the gateway where it began. */
export const queryGateway = Effect.fnUntraced(function* (attempt: {
  readonly gateway: string
  readonly gateway_order_id: string
}): Effect.fn.Return<PaymentOutcome, never, PaymentGateways> {
  const gateway = yield* findGateway(attempt)
  const unknown: PaymentOutcome = { outcome: 'unknown' }
  return gateway === undefined ? unknown : yield* gateway.query(attempt.gateway_order_id)
})
