import { isDeepStrictEqual } from 'node:util'
import type { CancelOutcome, PaymentOutcome, PaymentRequest } from '../gateway.port.ts'
import { cancelPayment } from './cancel-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { createDepositPages } from './deposit.ts'
import { createNoticeCourier } from './notice-courier.ts'
import type { PostNotice } from './notice-courier.ts'
import { gatewayOrderIdOf } from './payment-key.ts'
import { newRecord, outcomeOf, requestSchema } from './payment-record.ts'
import { openRecordStore } from './record-store.ts'
import type { RecordStore } from './record-store.ts'
import type { PageAnswer, PageRequest, SandboxCalls } from './sandbox-calls.ts'
import { createWindow, stylesheetOf } from './window.ts'

const ABSENT = { outcome: 'absent' } as const
const NOT_FOUND = { outcome: 'refused', code: 'NOT_FOUND_PAYMENT' } as const

export type SandboxSettings = {
  /** Directory in which the gateway stores its payments, outlasting the process. */
  readonly directory: string
  /** Path of the window, without a slash at the end; its stylesheet is this path with `.css`. */
  readonly windowPath: string
  readonly nowMs: () => number
  /** Posts a notice to the market; whether it was taken. */
  readonly post: PostNotice
  /** Reported when a notice could not even be tried; it is tried again. */
  readonly report: (trouble: unknown) => void
}

export type SandboxService = SandboxCalls & {
  /** Answers the pages of the gateway: window, bank and receipts; `null` for every other path. */
  readonly handleWindow: (request: Request) => Promise<Response | null>
  /** Delivers the notices that the last process had not posted. Never fails. */
  readonly deliverNotices: () => Promise<void>
  readonly close: () => void
}

/**
 * A payment gateway that moves no money. It behaves like a company outside: it stores payments of its own, knows the
 * market by its calls alone, and has the buyer choose the outcome in its window, silence included. A request that no
 * gateway would take (malformed, a used id with other figures, a method it has not) is a defect of the market and
 * fails. It notifies the market of deposits. One process at a time may have a directory open. Source: domain-rules §4.1.
 */
export function openSandbox(settings: SandboxSettings): SandboxService {
  const { directory, windowPath, nowMs, post, report } = settings
  const store = openRecordStore(directory)
  const courier = createNoticeCourier({ store, post, nowMs, report })
  const stylesheet = stylesheetOf(windowPath)
  const answerWindow = createWindow({ store, windowPath, nowMs })
  const answerDeposit = createDepositPages({ store, courier, stylesheet, nowMs })
  const handleWindow = async (request: Request) =>
    (await answerWindow(request)) ?? answerDeposit(request)
  return {
    request: async (request) => {
      await register(store, request)
      return { outcome: 'opened', windowUrl: `${windowPath}/${request.gatewayOrderId}` }
    },
    confirm: (ask) =>
      store.change<PaymentOutcome>(ask.gatewayOrderId, (record) =>
        record === null ? { next: null, answer: ABSENT } : confirmPayment(record, ask, nowMs()),
      ),
    query: async (gatewayOrderId) => {
      const record = await store.read(gatewayOrderId)
      return record === null ? ABSENT : outcomeOf(record, nowMs())
    },
    cancel: async (ask) => {
      const gatewayOrderId = gatewayOrderIdOf(ask.paymentKey)
      if (gatewayOrderId === null) return NOT_FOUND
      return store.change<CancelOutcome>(gatewayOrderId, (record) =>
        record === null ? { next: null, answer: NOT_FOUND } : cancelPayment(record, ask, nowMs()),
      )
    },
    visit: async (request) => toPageAnswer(await handleWindow(toRequest(request))),
    startDelivery: async () => {
      void courier.deliverAll()
      return null
    },
    handleWindow,
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

function toRequest({ method, url, headers, body }: PageRequest): Request {
  const list = headers.map(([name, value]): [string, string] => [name, value])
  return new Request(url, { method, headers: list, body })
}

async function toPageAnswer(response: Response | null): Promise<PageAnswer | null> {
  if (response === null) return null
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  }
}
