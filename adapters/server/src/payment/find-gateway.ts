import { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'

/**
 * The gateway where an attempt began. `undefined` when it is not set up here any more: nobody can say how the attempt
 * stands until it is, and the log says so.
 */
export const findGateway = Effect.fnUntraced(function* (attempt: { readonly gateway: string }) {
  const gateways = yield* PaymentGateways
  const gateway = gateways.named(attempt.gateway)
  if (gateway === undefined) {
    yield* Effect.logError(
      `an attempt waits for the gateway ${attempt.gateway}, which is not set up`,
    )
  }
  return gateway
})
