import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Runtime } from '../app/services.ts'
import { takeNotice } from '../payment/take-notice.ts'
import { saysJson } from './media-type.ts'
import { sendText } from './plain-answer.ts'

const PAYMENT_HOOK = /^\/hooks\/payments\/([a-z0-9-]{1,40})$/
const BODY_BYTES_MAX = 65_536

/** The name of the gateway whose notices arrive at a path; `null` for every other path. */
export function hookGatewayOf(path: string): string | null {
  return PAYMENT_HOOK.exec(path)?.[1] ?? null
}

function tell(response: ServerResponse, status: number): void {
  sendText(response, { status, type: 'text/plain', body: status === 200 ? 'OK' : 'refused' })
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers = Object.entries(request.headers)
  return Object.fromEntries(headers.map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}

type Hooked = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly gateway: string
  readonly runtime: Runtime
}

/**
 * Answers a gateway that posts a notice: 200 once it is kept, whatever will come of it. Anything but a small JSON body
 * by POST is refused, and so is a body that the gateway does not send.
 */
export async function answerHook({ request, response, gateway, runtime }: Hooked): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    return tell(response, 405)
  }
  if (!saysJson(request)) return tell(response, 415)
  const body = await readBody(request)
  if (body === null) return tell(response, 413)
  const taken = await runtime.runPromise(takeNotice(gateway, { headers: headersOf(request), body }))
  return tell(response, taken === 'taken' ? 200 : 400)
}
