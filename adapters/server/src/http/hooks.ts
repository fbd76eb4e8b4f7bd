import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Runtime } from '../app/services.ts'
import type { TryCounter } from '../call/tries.ts'
import { resolveInTime } from '../call/run-in-time.ts'
import { networkOf } from '../network/network.ts'
import { takeNotice } from '../payment/take-notice.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import { describeSender, recordSecurity, type Telemetry } from '../telemetry/telemetry.ts'
import { withinRequest } from '../telemetry/within-request.ts'
import { saysJson } from '../call/media-type.ts'
import type { NoticeSenders } from './notice-senders.ts'
import { sendText } from './plain-answer.ts'
import { readBody } from '../call/read-body.ts'

const PAYMENT_HOOK = /^\/hooks\/payments\/([a-z0-9-]{1,40})$/
const BODY_BYTES_MAX = 65_536
/** Notices that an address may post a minute when a gateway has no list of senders. Source: decision 055. */
const NOTICES_PER_MINUTE_MAX = 60

/** The name of the gateway whose notices arrive at a path; `null` for every other path. */
export function hookGatewayOf(path: string): string | null {
  return PAYMENT_HOOK.exec(path)?.[1] ?? null
}

function report(response: ServerResponse, status: number): void {
  sendText(response, { status, type: 'text/plain', body: status === 200 ? 'OK' : 'refused' })
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers = Object.entries(request.headers)
  return Object.fromEntries(headers.map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}

type HookRequest = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly gateway: string
  readonly clientAddress: string
  readonly trail: RequestTrail
  readonly parts: Telemetry & {
    readonly runtime: Runtime
    readonly tries: TryCounter
    readonly senders: NoticeSenders
  }
}

/** True when a notice may be read: listed senders without a limit; with no list, any sender within the limit. */
async function admitSender(hooked: HookRequest): Promise<200 | 403 | 429> {
  const { request, gateway, clientAddress, parts } = hooked
  const isKnown = parts.senders[gateway]
  if (isKnown !== undefined) {
    return isKnown(clientAddress, request.socket.localAddress ?? '') ? 200 : 403
  }
  const key = `hooks:${networkOf(clientAddress)}`
  const isWithin = await parts.tries.count({ key, triesPerMinuteMax: NOTICES_PER_MINUTE_MAX })
  return isWithin ? 200 : 429
}

/**
 * Answers a gateway that posts a notice: 200 once it is stored, whatever will come of it. Anything but a small JSON
 * body by POST is refused, and so is a body that the gateway does not send, or a sender that is not the gateway's.
 */
export async function answerHook(hooked: HookRequest): Promise<void> {
  const { request, response, gateway, trail, parts } = hooked
  response.setHeader('cache-control', 'no-store')
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    return report(response, 405)
  }
  if (!saysJson(request)) return report(response, 415)
  const admitted = await admitSender(hooked)
  if (admitted !== 200) {
    const event = admitted === 403 ? 'notice.refused' : 'limit.hit'
    recordSecurity(parts, event, describeSender(trail, parts.names))
    return report(response, admitted)
  }
  const body = await readBody(request, BODY_BYTES_MAX)
  if (body === null) return report(response, 413)
  const taking = takeNotice(gateway, { headers: headersOf(request), body: body.toString('utf8') })
  const taken = await resolveInTime(parts.runtime, withinRequest(taking, trail))
  return report(response, taken === 'taken' ? 200 : 400)
}
