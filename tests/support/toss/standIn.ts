import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Question } from '@jangteo/payment/toss/error-codes'
import { listen } from '../listen.ts'
import {
  type Ledger,
  confirmPayment,
  createPayment,
  failed,
  queryPayment,
  type Reply,
} from './calls.ts'
import { cancelPayment } from './cancelCall.ts'
import { createTossBank, createTossWindow, findPayment } from './desk.ts'
import { createFaults, type Fault } from './faults.ts'
import { createKeys, type Written } from './keys.ts'
import { paymentObject, type Payment } from './payment.ts'

export const SECRET_KEY = 'test_sk_stand-in'

type Call = { readonly question: Question; readonly carryOut: (body: unknown) => Reply }

function route(ledger: Ledger, method: string, path: string): Call | null {
  const [, , , first = '', second] = path.split('/').map(decodeURIComponent)
  if (method === 'GET') {
    const isWanted = ({ orderId, paymentKey }: Payment) =>
      first === 'orders' ? orderId === second : paymentKey === first
    return { question: 'query', carryOut: () => queryPayment(ledger, isWanted) }
  }
  if (method !== 'POST') return null
  if (path === '/v1/payments') {
    return { question: 'open', carryOut: (body) => createPayment(ledger, body) }
  }
  if (first === 'confirm') {
    return { question: 'confirm', carryOut: (body) => confirmPayment(ledger, body) }
  }
  if (second !== 'cancel') return null
  return { question: 'cancel', carryOut: (body) => cancelPayment(ledger, first, body) }
}

function keyOf({ headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

function send(response: ServerResponse, written: Written): void {
  response.writeHead(written.status, { 'content-type': 'application/json' })
  response.end(written.text)
}

type Api = {
  readonly ledger: Ledger
  readonly promotions: { readonly text: string }
  readonly write: (reply: Reply) => Written
  readonly nextFault: (question: Question) => Fault | undefined
  readonly onAsked: (question: Question) => void
}

/** Answers the core API, disturbed as the test wants. */
function createApi({ ledger, promotions, write, nextFault, onAsked }: Api) {
  const remembering = createKeys(ledger.nowMs, write)

  function carryOut(call: Call, body: unknown, fault: Fault | undefined): Written {
    if (fault?.kind === 'failure') return write(failed(fault.status, fault.code))
    const written = write(call.carryOut(body))
    if (fault?.kind !== 'answered') return written
    return { status: fault.status ?? written.status, text: fault.text(written.text) }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    if (path === '/v1/promotions/card') {
      response.setHeader('content-type', 'application/json')
      return void response.end(promotions.text)
    }
    const call = route(ledger, method, path)
    if (call === null) return send(response, write(failed(404, 'NOT_FOUND')))
    onAsked(call.question)
    if (headers.authorization !== `Basic ${btoa(`${SECRET_KEY}:`)}`) {
      return send(response, write(failed(401, 'UNAUTHORIZED_KEY')))
    }
    const fault = nextFault(call.question)
    if (fault?.kind === 'lost') return void request.socket.destroy()
    const written = await remembering({ path, key: keyOf(request) }, async () => {
      if (fault?.kind === 'held') await fault.until
      return carryOut(call, body === '' ? null : JSON.parse(body), fault)
    })
    if (fault?.kind === 'dropped') return void request.socket.destroy()
    if (fault?.kind !== 'silent') send(response, written)
  }
}

/**
 * Stands for Toss Payments on this machine, as its documents describe it: the core API, remembered keys, a window that
 * the test acts in, webhooks that the test delivers, and whatever can go wrong on the way.
 */
export async function startTossStandIn({ nowMs }: { readonly nowMs: () => number }) {
  const ledger: Ledger = { payments: [], nowMs }
  const faults = createFaults()
  const asked: Question[] = []
  let apiUrl = ''
  const object = (payment: Payment) => paymentObject(payment, { apiUrl, nowMs: nowMs() })
  const write = (reply: Reply): Written =>
    'payment' in reply
      ? { status: 200, text: JSON.stringify(object(reply.payment)) }
      : { status: reply.status, text: JSON.stringify({ code: reply.code, message: '안내' }) }
  const promotions = { text: '{"code":"FORBIDDEN_REQUEST","message":"안내"}' }
  const api = createApi({
    ledger,
    promotions,
    write,
    nextFault: faults.next,
    onAsked: (question) => asked.push(question),
  })
  const server = createServer((request, response) => void api(request, response))
  const { url, close } = await listen(server)
  apiUrl = url
  return {
    apiUrl,
    /** The questions that arrived, in their order. */
    asked,
    disturb: faults.disturb,
    /** Answers card promotions from now on; they are refused until then. */
    promote: (answer: object) => {
      promotions.text = JSON.stringify(answer)
    },
    payment: (orderId: string): Readonly<Payment> => findPayment(ledger, orderId),
    window: createTossWindow(ledger),
    bank: createTossBank(ledger, object),
    close,
  }
}

export type TossStandIn = Awaited<ReturnType<typeof startTossStandIn>>
