import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { isTimeOut } from '@jangteo/postgres/database/db'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { RequestContext } from '../call/request-context.ts'
import { asGuest, authenticate } from '../session/authenticate.ts'
import type { ApiDocs } from './api-docs.ts'
import type { ApiHandler } from './api.ts'
import { requestAppKind } from './app-kind.ts'
import { deviceIdOf, setTokenCookie } from './cookies.ts'
import { answerHook, hookGatewayOf } from './hooks.ts'
import { saysJson } from './media-type.ts'
import { sendRefusal, sendText } from './plain-answer.ts'
import { boundArrival, isStreamed } from './streamed-request.ts'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts'
import { answerFile, fileAskedBy } from './uploaded-files.ts'

/** Answers a request that is not a call, or says that it has nothing for it. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type ListenerParts = {
  readonly api: ApiHandler
  readonly docs: ApiDocs
  readonly pages: PageHandler
  readonly styleHashes: readonly string[]
  readonly log: Logger
} & Pick<RequestContext, 'runtime' | 'tries'>

/** How long a body may take that is read before its call, in milliseconds. */
const ARRIVAL_MAX_MS = 10_000
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const KEY_LENGTH_MAX = 300
const KEY_ISSUE = { path: 'idempotency-key', message: REFUSAL_MESSAGES.KEY_TOO_LONG() }

function hasForeignBody(request: IncomingMessage): boolean {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  return hasBody && METHODS_WITH_BODY.has(request.method ?? '') && !saysJson(request)
}

/** The one door of the server: a request id, a log line, security headers, then a call or a page. */
export function createListener(parts: ListenerParts): RequestListener {
  const policy = contentSecurityPolicy(parts.styleHashes)
  return (request, response) => {
    const requestId = crypto.randomUUID()
    const startedAt = performance.now()
    if (!isStreamed(request)) boundArrival(request, ARRIVAL_MAX_MS)
    response.setHeader('x-request-id', requestId)
    setSecurityHeaders(response, policy)
    response.once('close', () => {
      parts.log.info(
        {
          requestId,
          method: request.method,
          path: request.url?.split('?')[0],
          status: response.writableFinished ? response.statusCode : 'aborted',
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      )
    })
    route({ request, response, requestId, parts }).catch((thrown: unknown) => {
      const isLate = isTimeOut(thrown)
      if (!isLate) parts.log.error({ requestId, err: thrown }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendRefusal(response, isLate ? 'TIMED_OUT' : 'SYSTEM_ERROR')
    })
  }
}

type Routed = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly parts: ListenerParts
}

async function route(routed: Routed): Promise<void> {
  const { request, response, parts } = routed
  const path = request.url?.split('?')[0] ?? '/'
  const gateway = hookGatewayOf(path)
  if (gateway !== null) {
    return answerHook({ request, response, gateway, runtime: parts.runtime })
  }
  const file = fileAskedBy(path)
  if (file !== null) return answerFile({ request, response, file, runtime: parts.runtime })
  if (path !== '/api' && !path.startsWith('/api/')) return parts.pages(request, response)
  response.setHeader('cache-control', 'no-store')
  const document = await parts.docs(path)
  if (document !== null) return sendText(response, { status: 200, ...document })
  if (!isStreamed(request) && hasForeignBody(request)) {
    return sendRefusal(response, 'UNSUPPORTED_MEDIA_TYPE')
  }
  if ((keyOf(request)?.length ?? 0) > KEY_LENGTH_MAX) {
    return sendRefusal(response, 'BAD_INPUT', { issues: [KEY_ISSUE] })
  }
  return parts.api(request, response, await contextOf(routed))
}

async function contextOf(routed: Routed): Promise<RequestContext & { readonly log: Logger }> {
  const { request, response, requestId, parts } = routed
  const credentials = {
    authorization: request.headers.authorization ?? null,
    deviceId: deviceIdOf(request, response),
    isInApp: requestAppKind(request) !== 'web',
  }
  const { caller, hasExpiredToken } =
    asGuest(credentials) ?? (await parts.runtime.runPromise(authenticate(credentials)))
  return {
    requestId,
    log: parts.log,
    caller,
    hasExpiredToken,
    clientAddress: request.socket.remoteAddress ?? 'unknown',
    idempotencyKey: keyOf(request),
    streamed: null,
    reply: { setToken: (token) => setTokenCookie(response, token) },
    tries: parts.tries,
    runtime: parts.runtime,
  }
}

function keyOf(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key : null
}
