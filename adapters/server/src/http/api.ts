import { toFullPath, toReviewsPath } from '@jangteo/contract/call/aliases'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { type AnyRouter, ORPCError, ValidationError } from '@orpc/server'
import { StandardHandler } from '@orpc/server/standard'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { z } from 'zod'
import { describeSender } from '../telemetry/telemetry.ts'
import { failureCodeOf } from '../call/failure-code.ts'
import { ISSUE_COUNT_MAX, toInputIssue } from '../call/input-issues.ts'
import type { ArrivedContext } from '../call/request-context.ts'
import { wireError } from '../call/wire-error.ts'
import { createCallCodec } from './call-codec.ts'
import { toCallRequest } from './call-request.ts'
import { sendJson, sendRefusal, setRetryAfter, toRefusalBody } from './plain-answer.ts'
import { isStreamed } from './streamed-request.ts'
import { createVerbFinder } from './verbs.ts'

z.config(z.locales.ko())

const API_PREFIX = '/api'

export type LoggedContext = ArrivedContext & {
  readonly log: Logger
  /** True when a call failed only because its client disconnected. */
  readonly isHangUp: (thrown: unknown) => boolean
}
type AnsweringContext = LoggedContext & { readonly response: ServerResponse }

const inputIssues = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])).default([]),
    message: z.string(),
  }),
)

function badInput(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  const cause = error.cause instanceof ValidationError ? error.cause.issues : []
  const issues = inputIssues.catch([]).parse(cause)
  return wireError('BAD_INPUT', {
    data: { issues: issues.slice(0, ISSUE_COUNT_MAX).map(toInputIssue) },
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
    if (thrown.code === 'PAYLOAD_TOO_LARGE') return wireError('BODY_TOO_LARGE')
    if (thrown.code === 'UNSUPPORTED_MEDIA_TYPE') return wireError('UNSUPPORTED_MEDIA_TYPE')
  }
  const failure = failureCodeOf(thrown)
  if (failure !== null) return wireError(failure)
  if (context.isHangUp(thrown)) return wireError('SYSTEM_ERROR')
  const { log, trail, telemetry } = context
  log.error(
    { ...describeSender(trail, telemetry.names), call: trail.call, err: thrown },
    'a call failed',
  )
  return wireError('SYSTEM_ERROR')
}

/** Maps a failure that keeps a request from its call: besides text that is no JSON, nothing is foreseen. */
function toUnreadable(thrown: unknown, context: LoggedContext): ORPCError<string, unknown> {
  return thrown instanceof SyntaxError
    ? wireError('BAD_INPUT', { data: { issues: [] } })
    : toRefusal(thrown, context)
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

const NAMING = {
  clientInterceptors: [mapErrors(toRefusal)],
  interceptors: [mapErrors(toUnreadable)],
}

/**
 * Answers the calls of a router below `/api`; HEAD is GET, of which Node sends the headers alone. Refusals of its own:
 * NOT_FOUND for a path that no call has, METHOD_NOT_ALLOWED with the verbs that the path does have. A call's errors are
 * named inside of the rest, so that a defect of a call is never mistaken for a request that cannot be read.
 */
export function createApi(router: AnyRouter): ApiHandler {
  const verbsOf = createVerbFinder(router)
  const handler = new StandardHandler<AnsweringContext>(
    router,
    new StandardOpenAPIMatcher(),
    createCallCodec({ customErrorResponseBodyEncoder: toRefusalBody }),
    NAMING,
  )
  return async (request, response, context) => {
    const readsItself = isStreamed(request)
    request.url = toFullUrl(request.url ?? '')
    if (request.method === 'HEAD') request.method = 'GET'
    const call = toCallRequest({ request, isStreamed: readsItself })
    const { response: answer } = await handler.handle(call, {
      prefix: API_PREFIX,
      context: { ...context, response, streamed: readsItself ? request : null },
    })
    if (answer !== undefined) return sendJson(response, answer.status, answer.body)
    const path = request.url.split('?')[0] ?? ''
    return refuseUnmatched(response, verbsOf(path.slice(API_PREFIX.length)))
  }
}

/** The URL that a short one stands for; every other one as it is. */
function toFullUrl(url: string): string {
  const [path = ''] = url.split('?')
  const full = toFullPath(path.slice(API_PREFIX.length))
  const query = url.slice(path.length + 1)
  return `${path.slice(0, API_PREFIX.length)}${toReviewsPath(full, query)}`
}

type Handled<Answer> = {
  readonly next: () => Promise<Answer>
  readonly context: AnsweringContext
}

function mapErrors(name: (thrown: unknown, context: LoggedContext) => ORPCError<string, unknown>) {
  return async <Answer>({ next, context }: Handled<Answer>): Promise<Answer> => {
    try {
      return await next()
    } catch (thrown) {
      const error = name(thrown, context)
      setRetryAfter(context.response, error.code)
      throw error
    }
  }
}
