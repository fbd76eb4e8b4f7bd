import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import { createCallTime } from '../call/call-time.ts'
import type { ArrivedContext } from '../call/request-context.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { toParentSpan } from '../telemetry/request-span.ts'
import { newTrace } from '../telemetry/trace-context.ts'

type GuestContext = Pick<ArrivedContext, 'runtime' | 'tries'> & Telemetry

/** A device that has nothing: pages made beforehand are the same for everybody. */
const NO_DEVICE = '00000000-0000-4000-8000-000000000000'

/** Log lines of a page's internal calls have `requestId` page. */
function pageTrail(): RequestTrail {
  const span = toParentSpan(newTrace())
  const { traceId } = span
  const names = { requestId: 'page', address: 'page', route: 'page' }
  return { ...names, traceId, span, caller: null, call: null }
}

/** Carries the calls of a page that is made on the server, as a guest and without the network. */
export function createGuestFetch(router: AnyRouter, parts: GuestContext) {
  const handler = new OpenAPIHandler<ArrivedContext>(router)
  const context: Omit<ArrivedContext, 'trail' | 'time'> = {
    requestId: 'page',
    sender: { caller: { kind: 'GUEST', deviceId: NO_DEVICE, isInApp: false }, confirmation: null },
    isReading: true,
    clientAddress: 'page',
    client: { device: null, address: null },
    isDeskOpen: false,
    idempotencyKey: null,
    streamed: null,
    reply: { setToken: () => undefined, setStaffToken: () => undefined },
    tries: parts.tries,
    runtime: parts.runtime,
    telemetry: parts,
  }
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { response } = await handler.handle(new Request(url, init), {
      prefix: '/api',
      context: { ...context, trail: pageTrail(), time: createCallTime() },
    })
    return response ?? new Response(null, { status: 404 })
  }
}
