import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import * as Effect from 'effect/Effect'
import type { PaymentGatewayPort } from '../gateway.port.ts'
import { createTossClient } from './api-client.ts'
import type { TossSettings } from './api-client.ts'
import { cancelPayment } from './cancel-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { findCardPlans } from './find-card-plans.ts'
import { openWindow } from './open-window.ts'
import { tossMethodOf } from './payment-methods.ts'
import { queryPayment } from './query-payment.ts'
import { readNotice } from './read-notice.ts'

/** Time for which a question may take with everything that is asked on the way, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000

type TossGatewaySettings = TossSettings & {
  readonly nowMs: () => number
  /** ANSWER_TIMEOUT_MS unless given. */
  readonly answerTimeoutMs?: number
}

/** Toss Payments by its core API. Source: domain-rules §4.1. */
export function createTossGateway(settings: TossGatewaySettings): PaymentGatewayPort {
  const { nowMs, answerTimeoutMs = ANSWER_TIMEOUT_MS } = settings
  const client = createTossClient(settings)
  const inTime = <Outcome>(question: string, asking: Effect.Effect<Outcome>) =>
    Effect.timeoutOrElse(asking, {
      duration: answerTimeoutMs,
      orElse: () =>
        Effect.as(Effect.logError(`Toss Payments on ${question}: no answer in time`), {
          outcome: 'unknown',
        } as const),
    })
  return {
    name: 'toss',
    methods: PAYMENT_METHODS.filter((method) => tossMethodOf(method) !== null),
    request: (request) => inTime('open', openWindow(client, request)),
    confirm: (ask) =>
      inTime(
        'confirm',
        Effect.suspend(() => confirmPayment({ client, ask, nowMs: nowMs() })),
      ),
    query: (gatewayOrderId) => inTime('query', queryPayment(client, gatewayOrderId)),
    cancel: (ask) =>
      inTime(
        'cancel',
        Effect.suspend(() => cancelPayment({ client, ask, nowMs: nowMs() })),
      ),
    readNotice,
    cardPlans: Effect.timeoutOrElse(findCardPlans(client), {
      duration: answerTimeoutMs,
      orElse: () => Effect.succeed([]),
    }),
  }
}
