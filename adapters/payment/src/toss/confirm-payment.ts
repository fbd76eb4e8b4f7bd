import * as Effect from 'effect/Effect'
import type { ConfirmRequest, PaymentOutcome } from '../gateway.port.ts'
import type { TossAnswer, TossClient } from './api-client.ts'
import { verdictOf } from './error-codes.ts'
import { freshKey } from './fresh-key.ts'
import { logUnanswered } from './log-answer.ts'
import { outcomeOf } from './payment-outcome.ts'
import { queryPayment } from './query-payment.ts'

type Confirming = {
  readonly client: TossClient
  readonly ask: ConfirmRequest
  readonly nowMs: number
}

const UNKNOWN: PaymentOutcome = { outcome: 'unknown' }

/**
 * Has an agreed payment approved. What was processed before is asked about, never approved again. A failure for now is
 * repeated to the same key for 15 days, so when a query shows that the payment still waits, it is asked for once more
 * under a key of these seconds: one payment key is approved at most once, whatever the keys. Source: domain-rules §4.1.
 */
export const confirmPayment = Effect.fnUntraced(function* (
  confirming: Confirming,
): Effect.fn.Return<PaymentOutcome> {
  const { client, ask, nowMs } = confirming
  const first = yield* postConfirm(client, ask, ask.idempotencyKey)
  if (first.kind !== 'failure') return yield* readConfirmed(first, ask)
  const verdict = verdictOf('confirm', first)
  if (verdict !== 'passing') return yield* readRefused(confirming, first)
  const status = yield* queryPayment(client, ask.gatewayOrderId)
  if (status.outcome !== 'waiting') return yield* trusted(status, ask)
  const second = yield* postConfirm(client, ask, freshKey(ask.idempotencyKey, nowMs))
  if (second.kind !== 'failure') return yield* readConfirmed(second, ask)
  return yield* readRefused(confirming, second)
})

function postConfirm(client: TossClient, ask: ConfirmRequest, key: string) {
  const { paymentKey, gatewayOrderId: orderId, amount } = ask
  return client.post('/v1/payments/confirm', key, { paymentKey, orderId, amount })
}

const readConfirmed = Effect.fnUntraced(function* (
  answer: Exclude<TossAnswer, { kind: 'failure' }>,
  ask: ConfirmRequest,
) {
  const isAsked =
    answer.kind === 'payment' &&
    answer.payment.orderId === ask.gatewayOrderId &&
    answer.payment.paymentKey === ask.paymentKey
  if (isAsked) return yield* trusted(outcomeOf(answer.payment), ask)
  yield* logUnanswered('confirm', answer)
  return UNKNOWN
})

const readRefused = Effect.fnUntraced(function* (
  { client, ask }: Confirming,
  answer: Extract<TossAnswer, { kind: 'failure' }>,
) {
  switch (verdictOf('confirm', answer)) {
    case 'ended':
      return { outcome: 'declined', code: answer.code } satisfies PaymentOutcome
    case 'absent':
      return { outcome: 'absent' } satisfies PaymentOutcome
    case 'processed':
      return yield* trusted(yield* queryPayment(client, ask.gatewayOrderId), ask)
    case 'passing':
    case 'unanswered':
      yield* logUnanswered('confirm', answer)
      return UNKNOWN
  }
})

/** Money of another amount is no answer to this question. */
const trusted = Effect.fnUntraced(function* (outcome: PaymentOutcome, ask: ConfirmRequest) {
  const hasAmount = outcome.outcome === 'approved' || outcome.outcome === 'accountIssued'
  if (!hasAmount || outcome.amount === ask.amount) return outcome
  yield* Effect.logError(`Toss Payments on confirm: another amount for ${ask.gatewayOrderId}`)
  return UNKNOWN
})
