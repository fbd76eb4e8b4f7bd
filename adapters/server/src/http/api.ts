import { toFullPath } from '@jangteo/contract/call/aliases'
import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import { isTimeOut } from '@jangteo/postgres/database/db'
import { OpenAPIHandler as FetchHandler } from '@orpc/openapi/fetch'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { type AnyRouter, ORPCError, ValidationError } from '@orpc/server'
import { BodyLimitPlugin } from '@orpc/server/node'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { CallerIdentity } from '../call/caller.ts'
import type { RequestContext } from '../call/request-context.ts'
import { sendRefusal } from './plain-answer.ts'
import { isStreamed } from './streamed-request.ts'
import { createVerbFinder } from './verbs.ts'
import { sendWebResponse } from './web-request.ts'

z.config(z.locales.ko())

const API_PREFIX = '/api'
const BODY_BYTES_MAX = 1_048_576

type LoggedContext = RequestContext & { readonly log: Logger }

const inputIssues = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])).default([]),
    message: z.string(),
  }),
)

function listed(code: RefusalCode, data?: unknown): ORPCError<string, unknown> {
  const { status, message } = REFUSALS[code]
  return new ORPCError(code, { defined: true, status, message, data })
}

function badInput(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  const cause = error.cause instanceof ValidationError ? error.cause.issues : []
  const issues = inputIssues.catch([]).parse(cause)
  return listed('BAD_INPUT', {
    issues: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

function isWireError(thrown: unknown): thrown is ORPCError<string, unknown> {
  return thrown instanceof ORPCError
}

/** Names what the framework refuses by our own codes; everything unforeseen is a logged SYSTEM_ERROR. */
function toRefusal(thrown: unknown, context: LoggedContext): ORPCError<string, unknown> {
  if (isWireError(thrown)) {
    if (thrown.defined) return thrown
    if (thrown.code === 'BAD_REQUEST') return badInput(thrown)
    if (thrown.code === 'PAYLOAD_TOO_LARGE') return listed('BODY_TOO_LARGE')
    if (thrown.code === 'UNSUPPORTED_MEDIA_TYPE') return listed('UNSUPPORTED_MEDIA_TYPE')
  }
  if (isTimeOut(thrown)) return listed('TIMED_OUT')
  const { log, requestId, caller } = context
  log.error({ requestId, caller: logName(caller), err: thrown }, 'a call failed')
  return listed('SYSTEM_ERROR')
}

/** What keeps a request from reaching its call: besides text that is no JSON, nothing is foreseen. */
function toUnreadable(thrown: unknown, context: LoggedContext): ORPCError<string, unknown> {
  return thrown instanceof SyntaxError
    ? listed('BAD_INPUT', { issues: [] })
    : toRefusal(thrown, context)
}

function logName(caller: CallerIdentity): string {
  return 'memberId' in caller ? `${caller.kind}:${caller.memberId}` : caller.kind
}

export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: LoggedContext,
) => Promise<void>

function refuseUnmatched(response: ServerResponse, verbs: readonly string[]): void {
  if (verbs.length === 0) return sendRefusal(response, 'NOT_FOUND')
  response.setHeader('allow', verbs.join(', '))
  return sendRefusal(response, 'METHOD_NOT_ALLOWED')
}

const NAMES = {
  customErrorResponseBodyEncoder: ({
    code,
    status,
    message,
    data,
  }: ORPCError<string, unknown>) => ({
    code,
    message,
    status,
    data: data ?? null,
  }),
  clientInterceptors: [naming(toRefusal)],
  interceptors: [naming(toUnreadable)],
}

/** Answers calls that read their bodies themselves: to the framework they have none. */
function createStreamedApi(router: AnyRouter): ApiHandler {
  const handler = new FetchHandler<LoggedContext>(router, NAMES)
  return async (request, response, context) => {
    const bodyless = new Request(new URL(request.url ?? '', 'http://market'), { method: 'POST' })
    const { response: answer } = await handler.handle(bodyless, {
      prefix: API_PREFIX,
      context: { ...context, streamed: request },
    })
    return answer === undefined
      ? sendRefusal(response, 'NOT_FOUND')
      : sendWebResponse(response, answer)
  }
}

/**
 * Answers the calls of a router below `/api`; HEAD is GET, of which Node sends the headers alone. Refusals of its own: NOT_FOUND for a path that no call has,
 * METHOD_NOT_ALLOWED with the verbs that the path does have. A call's errors are named inside of the rest, so
 * that a defect of a call is never mistaken for a request that cannot be read.
 */
export function createApi(router: AnyRouter): ApiHandler {
  const verbsOf = createVerbFinder(router)
  const answerStreamed = createStreamedApi(router)
  const handler = new OpenAPIHandler<LoggedContext>(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize: BODY_BYTES_MAX })],
    ...NAMES,
  })
  return async (request, response, context) => {
    if (isStreamed(request)) return answerStreamed(request, response, context)
    request.url = toFullUrl(request.url ?? '')
    if (request.method === 'HEAD') request.method = 'GET'
    const { matched } = await handler.handle(request, response, { prefix: API_PREFIX, context })
    if (matched) return
    const path = request.url.split('?')[0] ?? ''
    refuseUnmatched(response, verbsOf(path.slice(API_PREFIX.length)))
  }
}

/** The URL that a short one stands for; every other one as it is. */
function toFullUrl(url: string): string {
  const [path = ''] = url.split('?')
  const full = toFullPath(path.slice(API_PREFIX.length))
  return `${path.slice(0, API_PREFIX.length)}${full}${url.slice(path.length)}`
}

type Handled<Answer> = {
  readonly next: () => Promise<Answer>
  readonly context: LoggedContext
}

function naming(name: (thrown: unknown, context: LoggedContext) => ORPCError<string, unknown>) {
  return async <Answer>({ next, context }: Handled<Answer>): Promise<Answer> => {
    try {
      return await next()
    } catch (thrown) {
      throw name(thrown, context)
    }
  }
}
