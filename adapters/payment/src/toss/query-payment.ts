import * as Effect from 'effect/Effect'
import type { PaymentOutcome } from '../gateway.port.ts'
import type { TossClient } from './api-client.ts'
import { verdictOf } from './error-codes.ts'
import { logUnanswered } from './log-answer.ts'
import { outcomeOf } from './payment-outcome.ts'

/** Queries the status of an attempt. */
export const queryPayment = Effect.fnUntraced(function* (
  client: TossClient,
  gatewayOrderId: string,
): Effect.fn.Return<PaymentOutcome> {
  const answer = yield* client.get(`/v1/payments/orders/${encodeURIComponent(gatewayOrderId)}`)
  if (answer.kind === 'failure' && verdictOf('query', answer) === 'absent') {
    return { outcome: 'absent' } satisfies PaymentOutcome
  }
  if (answer.kind === 'payment' && answer.payment.orderId === gatewayOrderId) {
    const outcome = outcomeOf(answer.payment)
    if (outcome.outcome !== 'unknown') return outcome
  }
  yield* logUnanswered('query', answer)
  return { outcome: 'unknown' } satisfies PaymentOutcome
})
