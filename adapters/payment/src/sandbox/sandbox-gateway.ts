import { isDeepStrictEqual } from 'node:util'
import * as Effect from 'effect/Effect'
import type * as Cause from 'effect/Cause'
import type {
  CancelOutcome,
  ConfirmRequest,
  PaymentGatewayPort,
  PaymentOutcome,
  PaymentRequest,
} from '../gateway.port.ts'
import { cancelPayment } from './cancel-payment.ts'
import { cardPlansAt } from './card-plans.ts'
import { confirmPayment } from './confirm-payment.ts'
import { createDepositPages } from './deposit.ts'
import { createNoticeCourier } from './notice-courier.ts'
import type { PostNotice } from './notice-courier.ts'
import { readNotice } from './notice.ts'
import { gatewayOrderIdOf } from './payment-key.ts'
import { newRecord, outcomeOf, requestSchema } from './payment-record.ts'
import { openRecordStore } from './record-store.ts'
import type { RecordStore } from './record-store.ts'
import { SANDBOX_METHODS } from './sandbox-methods.ts'
import { createWindow, stylesheetOf } from './window.ts'

/** Time for which a caller waits for an answer that never comes. */
const ANSWER_TIMEOUT_MS = 8_000

const ABSENT = { outcome: 'absent' } as const
const UNKNOWN = { outcome: 'unknown' } as const
const NOT_FOUND = { outcome: 'refused', code: 'NOT_FOUND_PAYMENT' } as const

type SandboxSettings = {
  /** Directory in which the gateway stores its payments, outlasting the process. */
  readonly directory: string
  /** Path of the window, without a slash at the end; its stylesheet is this path with `.css`. */
  readonly windowPath: string
  readonly nowMs: () => number
  readonly answerTimeoutMs?: number
  /** Posts a notice to the market; whether it was taken. */
  readonly post: PostNotice
  /** Reported when a notice could not even be tried; it is tried again. */
  readonly report: (trouble: unknown) => void
}

type SandboxGateway = {
  readonly port: PaymentGatewayPort
  /** Answers the pages of the gateway: window, bank and receipts; `null` for every other path. */
  readonly handleWindow: (request: Request) => Promise<Response | null>
  /** Delivers the notices that the last process had not posted. Never fails. */
  readonly deliverNotices: () => Promise<void>
  readonly close: () => void
}

/**
 * A payment gateway that moves no money. It behaves like a company outside: it keeps payments of its own, knows the
 * market by the port alone, and has the buyer choose the outcome in its window, silence included. A request that no
 * gateway would take (malformed, a used id with other figures, a method it has not) is a defect of the market and
 * dies. It says the market of deposits by notices. Source: domain-rules §4.1.
 */
export function createSandboxGateway(settings: SandboxSettings): SandboxGateway {
  const {
    directory,
    windowPath,
    nowMs,
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    post,
    report,
  } = settings
  const store = openRecordStore(directory)
  const courier = createNoticeCourier({ store, post, nowMs, report })
  const port: PaymentGatewayPort = {
    name: 'sandbox',
    methods: SANDBOX_METHODS,
    request: (request) =>
      Effect.promise(async () => {
        await register(store, request)
        const windowUrl = `${windowPath}/${request.gatewayOrderId}`
        return { outcome: 'opened', windowUrl } as const
      }),
    confirm: (ask) =>
      Effect.gen(function* () {
        const outcome = yield* confirmIn(store, ask, nowMs)
        if (outcome.outcome === 'unknown') yield* Effect.sleep(answerTimeoutMs)
        return outcome
      }).pipe(unknownOnFailure),
    query: (gatewayOrderId) =>
      Effect.tryPromise(async (): Promise<PaymentOutcome> => {
        const record = await store.read(gatewayOrderId)
        return record === null ? ABSENT : outcomeOf(record, nowMs())
      }).pipe(unknownOnFailure),
    cancel: (ask) =>
      Effect.tryPromise(async (): Promise<CancelOutcome> => {
        const gatewayOrderId = gatewayOrderIdOf(ask.paymentKey)
        if (gatewayOrderId === null) return NOT_FOUND
        return store.change<CancelOutcome>(gatewayOrderId, (record) =>
          record === null ? { next: null, answer: NOT_FOUND } : cancelPayment(record, ask, nowMs()),
        )
      }).pipe(unknownOnFailure),
    readNotice,
    cardPlans: Effect.sync(() => cardPlansAt(nowMs())),
  }
  const stylesheet = stylesheetOf(windowPath)
  const answerWindow = createWindow({ store, windowPath, nowMs })
  const answerDeposit = createDepositPages({ store, courier, stylesheet, nowMs })
  return {
    port,
    handleWindow: async (request) => (await answerWindow(request)) ?? answerDeposit(request),
    deliverNotices: courier.deliverAll,
    close: courier.close,
  }
}

async function register(store: RecordStore, request: PaymentRequest): Promise<void> {
  const record = newRecord(requestSchema.parse(request))
  const known = await store.change(request.gatewayOrderId, (former) =>
    former === null ? { next: record, answer: record } : { next: null, answer: former },
  )
  if (!isDeepStrictEqual(known.request, record.request)) {
    throw new Error(
      `gateway order ${request.gatewayOrderId} was requested before with other figures`,
    )
  }
}

function confirmIn(
  store: RecordStore,
  ask: ConfirmRequest,
  nowMs: () => number,
): Effect.Effect<PaymentOutcome, Cause.UnknownError> {
  return Effect.tryPromise(() =>
    store.change<PaymentOutcome>(ask.gatewayOrderId, (record) =>
      record === null ? { next: null, answer: ABSENT } : confirmPayment(record, ask, nowMs()),
    ),
  )
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
