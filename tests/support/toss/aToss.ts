import type { CancelRequest, ConfirmRequest, PaymentRequest } from '@jangteo/payment/gateway.port'
import { createTossGateway } from '@jangteo/payment/toss/toss-gateway'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { onTestFinished } from 'vitest'
import { A_REQUEST, OPENED_AT_MS } from '../payment/sandbox.ts'
import { SECRET_KEY, startTossStandIn } from './standIn.ts'

type Changes = {
  readonly secretKey?: string
  readonly apiUrl?: string
  readonly answerTimeoutMs?: number
}

const ORDER = A_REQUEST.gatewayOrderId

/** The adapter and the stand-in that it talks to, on one clock, with what the adapter wrote into the log. */
export async function aToss(changes: Changes = {}) {
  const { secretKey = SECRET_KEY, answerTimeoutMs } = changes
  const clock = { nowMs: OPENED_AT_MS }
  const nowMs = () => clock.nowMs
  const toss = await startTossStandIn({ nowMs })
  onTestFinished(toss.close)
  const port = createTossGateway({
    secretKey,
    apiUrl: changes.apiUrl ?? toss.apiUrl,
    nowMs,
    ...(answerTimeoutMs === undefined ? {} : { answerTimeoutMs }),
  })
  const log: string[] = []
  const logger = Logger.make(({ message }) => {
    log.push(String(message))
  })
  const run = <Answer>(call: Effect.Effect<Answer>): Promise<Answer> =>
    Effect.runPromise(call.pipe(Effect.provide(Logger.layer([logger]))))
  return {
    ...toss,
    log,
    port,
    passSeconds: (seconds: number): void => {
      clock.nowMs += seconds * 1_000
    },
    request: (change: Partial<PaymentRequest> = {}) =>
      run(port.request({ ...A_REQUEST, ...change })),
    /** The payment key that the buyer comes back with. */
    agree: (gatewayOrderId = ORDER): string =>
      toss.window.agree(gatewayOrderId).searchParams.get('paymentKey') ?? '',
    confirm: (ask: ConfirmRequest) => run(port.confirm(ask)),
    query: (gatewayOrderId = ORDER) => run(port.query(gatewayOrderId)),
    cancel: (ask: CancelRequest) => run(port.cancel(ask)),
    cardPlans: () => run(port.cardPlans),
  }
}
