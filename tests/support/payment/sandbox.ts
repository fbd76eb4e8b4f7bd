import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  CancelOutcome,
  CancelRequest,
  ConfirmRequest,
  PaymentOutcome,
  PaymentRequest,
} from '@jangteo/payment/gateway.port'
import type { MessageLink } from '@jangteo/payment/sandbox/message-link'
import type { SandboxCalls } from '@jangteo/payment/sandbox/sandbox-calls'
import { connectSandbox } from '@jangteo/payment/sandbox/sandbox-client'
import { createSandboxPort } from '@jangteo/payment/sandbox/sandbox-port'
import { openSandbox } from '@jangteo/payment/sandbox/sandbox-service'
import { serveSandbox } from '@jangteo/payment/sandbox/serve-sandbox'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { onTestFinished } from 'vitest'

export const ORIGIN = 'https://shop.example'
export const WINDOW_PATH = '/sandbox-gateway/window'
export const OPENED_AT_MS = Date.parse('2026-08-22T14:00:00+09:00')

const MINUTE_MS = 60_000

/** An order of 60,000 won, paid by card within half an hour. */
export const A_REQUEST: PaymentRequest = {
  gatewayOrderId: 'order-0001',
  amount: 60_000,
  orderName: '참나무 도마 외 1건',
  method: 'CARD',
  customer: { name: '홍길동', email: 'gildong@mail.example', mobile: '01012345678' },
  returnUrl: `${ORIGIN}/order/processing?ordersIdEncrypt=abc`,
  expiresAtMs: OPENED_AT_MS + 30 * MINUTE_MS,
  depositDueAtMs: null,
  cashReceipt: null,
}

/** Form of the window when nothing is changed in it. */
export const UNTOUCHED_FORM = {
  action: 'approve',
  card: '신한카드',
  months: '0',
  answer: 'prompt',
  reason: 'REJECT_CARD_COMPANY',
}

type Fields = Readonly<Record<string, string>>

export type SandboxDesk = ReturnType<typeof aSandbox>

function run<Answer>(call: Effect.Effect<Answer>): Promise<Answer> {
  return Effect.runPromise(call.pipe(Effect.provide(Logger.layer([]))))
}

export function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** The sandbox's own trouble, where no test provokes it. */
export function failTest(trouble: unknown): never {
  throw new Error('the sandbox is in trouble', { cause: trouble })
}

/** The calls as they reach a sandbox of another process: every message is written and read as JSON. */
function overMessages(calls: SandboxCalls): SandboxCalls {
  const market = new EventEmitter()
  const sandbox = new EventEmitter()
  const linkOf = (from: EventEmitter, to: EventEmitter): MessageLink => ({
    send: (message) => {
      const text = JSON.stringify(message)
      setImmediate(() => to.emit('message', JSON.parse(text)))
    },
    onMessage: (listen) => void from.on('message', listen),
  })
  serveSandbox(linkOf(sandbox, market), calls)
  return connectSandbox(linkOf(market, sandbox))
}

/** A gateway of its own directory and clock, as a market and a buyer use it; `isRemote` reaches it by messages. */
export function aSandbox(directory = aDirectory(), isRemote = false) {
  const clock = { nowMs: OPENED_AT_MS, isMarketUp: true }
  const posted: string[] = []
  const nowMs = () => clock.nowMs
  const { handleWindow, deliverNotices, close, ...calls } = openSandbox({
    directory,
    windowPath: WINDOW_PATH,
    nowMs,
    post: async (body) => {
      posted.push(body)
      return clock.isMarketUp
    },
    report: failTest,
  })
  const port = createSandboxPort(isRemote ? overMessages(calls) : calls, {
    nowMs,
    answerTimeoutMs: 0,
  })
  const visit = (path: string, init?: RequestInit): Promise<Response | null> =>
    handleWindow(new Request(`${ORIGIN}${path}`, init))
  const answerAt = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await visit(path, init)
    if (response === null) throw new Error(`${path} is not the window's`)
    return response
  }
  const post = (fields: Fields, id = A_REQUEST.gatewayOrderId): Promise<Response> =>
    answerAt(`${WINDOW_PATH}/${id}`, { method: 'POST', body: new URLSearchParams(fields) })

  onTestFinished(close)
  return {
    directory,
    posted,
    deliverNotices,
    methods: port.methods,
    readNotice: port.readNotice,
    setMarketUp: (isUp: boolean): void => {
      clock.isMarketUp = isUp
    },
    visit,
    answerAt,
    post,
    passMinutes: (minutes: number): void => {
      clock.nowMs += minutes * MINUTE_MS
    },
    passSeconds: (seconds: number): void => {
      clock.nowMs += seconds * 1_000
    },
    request: (change: Partial<PaymentRequest> = {}) =>
      run(port.request({ ...A_REQUEST, ...change })),
    /** Submits a form of the window; answers what the buyer brings back to the market. */
    chooses: async (fields: Fields = {}): Promise<Fields> =>
      returnedWith(await post({ ...UNTOUCHED_FORM, ...fields })),
    confirm: (ask: ConfirmRequest): Promise<PaymentOutcome> => run(port.confirm(ask)),
    query: (id = A_REQUEST.gatewayOrderId): Promise<PaymentOutcome> => run(port.query(id)),
    cancel: (ask: CancelRequest): Promise<CancelOutcome> => run(port.cancel(ask)),
  }
}

/** The parameters of the address that an answer sends the buyer to. */
export function returnedWith(response: Response): Fields {
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
}

/** The confirm of the request above with the key that the window gave. */
export function confirmOf(paymentKey: string | undefined, change: Partial<ConfirmRequest> = {}) {
  return {
    gatewayOrderId: A_REQUEST.gatewayOrderId,
    paymentKey: paymentKey ?? '',
    amount: A_REQUEST.amount,
    idempotencyKey: 'attempt-1',
    ...change,
  }
}

/** The approval of the request above by a single payment, at the time of opening. */
export function approvedOf(paymentKey: string | undefined, change: object = {}) {
  return {
    outcome: 'approved',
    paymentKey,
    amount: A_REQUEST.amount,
    approvedAtMs: OPENED_AT_MS,
    cardCompany: '신한카드',
    installmentMonths: 0,
    isPartCancelable: true,
    receiptUrl: '/sandbox-gateway/receipt/order-0001',
    cashReceiptUrl: null,
    ...change,
  }
}
