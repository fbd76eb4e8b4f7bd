import * as Effect from 'effect/Effect'
import type * as Cause from 'effect/Cause'
import type { PaymentGatewayPort, PaymentOutcome } from '../gateway.port.ts'
import { cardPlansAt } from './card-plans.ts'
import { readNotice } from './notice.ts'
import { ANSWER_MS_MAX, type SandboxCalls, SandboxSilence } from './sandbox-calls.ts'
import { SANDBOX_METHODS } from './sandbox-methods.ts'

const UNKNOWN = { outcome: 'unknown' } as const

export type PortSettings = {
  readonly nowMs: () => number
  readonly answerTimeoutMs?: number
}

/**
 * The port over a sandbox, wherever it runs: whoever asks it pays for a message, not for its files. Its silence is
 * waited for here. Source: decision 096.
 */
export function createSandboxPort(calls: SandboxCalls, settings: PortSettings): PaymentGatewayPort {
  const { nowMs, answerTimeoutMs = ANSWER_MS_MAX } = settings
  const waitIfUnknown = (outcome: PaymentOutcome) =>
    outcome.outcome === 'unknown' ? Effect.sleep(answerTimeoutMs) : Effect.void
  return {
    name: 'sandbox',
    methods: SANDBOX_METHODS,
    request: (request) => Effect.promise(() => calls.request(request).catch(unknownInSilence)),
    confirm: (ask) =>
      Effect.tryPromise(() => calls.confirm(ask)).pipe(Effect.tap(waitIfUnknown), unknownOnFailure),
    query: (gatewayOrderId) =>
      Effect.tryPromise(() => calls.query(gatewayOrderId)).pipe(unknownOnFailure),
    cancel: (ask) => Effect.tryPromise(() => calls.cancel(ask)).pipe(unknownOnFailure),
    readNotice,
    cardPlans: Effect.sync(() => cardPlansAt(nowMs())),
  }
}

/** Nobody can have paid in a window that was not opened, so silence is an outcome; anything else is a defect. */
function unknownInSilence(failure: unknown): typeof UNKNOWN {
  if (failure instanceof SandboxSilence) return UNKNOWN
  throw failure
}

/** The gateway's own trouble is for its log; the market only knows that it does not know. */
function unknownOnFailure<Outcome>(
  asking: Effect.Effect<Outcome, Cause.UnknownError>,
): Effect.Effect<Outcome | typeof UNKNOWN> {
  return asking.pipe(
    Effect.tapError((error) => Effect.logError('the sandbox gateway failed', error)),
    Effect.orElseSucceed(() => UNKNOWN),
  )
}
