import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import type { Logger } from 'pino'
import type { RequestContext } from '../call/request-context.ts'

type GuestContext = Pick<RequestContext, 'runtime' | 'tries'> & { readonly log: Logger }

/** A device that has nothing: pages made beforehand are the same for everybody. */
const NO_DEVICE = '00000000-0000-4000-8000-000000000000'

/** Carries the calls of a page that is made on the server, as a guest and without the network. */
export function createGuestFetch(router: AnyRouter, parts: GuestContext) {
  const handler = new OpenAPIHandler<RequestContext>(router)
  const context: RequestContext = {
    requestId: 'page',
    caller: { kind: 'GUEST', deviceId: NO_DEVICE, isInApp: false },
    hasExpiredToken: false,
    clientAddress: 'page',
    idempotencyKey: null,
    streamed: null,
    reply: { setToken: () => undefined },
    tries: parts.tries,
    runtime: parts.runtime,
  }
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { response } = await handler.handle(new Request(url, init), { prefix: '/api', context })
    return response ?? new Response(null, { status: 404 })
  }
}
