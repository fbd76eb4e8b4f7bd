import { parseJson } from '@jangteo/core/decision/json.rules'
import type { ClientLink, ClientOptions } from '@orpc/client'
import { decodeRefusal, localRefusal } from '../refusal/refusal.ts'
import { requestOf } from './request.ts'
import type { CallRoute } from './request.ts'

/** Time limit of a call, in milliseconds. Source: spec §9. */
export const REQUEST_TIMEOUT_MS = 10_000

/** Options of a single call besides its input. */
export type CallContext = {
  /** Makes a repeated write answer what the first one did. */
  readonly idempotencyKey?: string
}

/** Routes of the calls by domain and name, as generated from the contract. */
export type CallRoutes = Readonly<Record<string, Readonly<Record<string, CallRoute>>>>

export type LinkDeps = {
  readonly routes: CallRoutes
  readonly baseUrl: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The credential header at the time of the call. */
  readonly readCredential: () => string
  /** True when this host's cookies go along; they do unless given. */
  readonly credentials?: 'omit' | 'same-origin'
  readonly timeoutMs?: number
}

function headersOf(
  credential: string,
  body: string | null,
  context: CallContext,
): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: credential,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey }),
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await response.text())
}

/** Aborts when either does; `AbortSignal.any` is younger than the oldest browsers that are served. */
function firstOf(timeout: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  if (signal === undefined) return timeout
  const either = new AbortController()
  for (const one of [timeout, signal]) {
    if (one.aborted) either.abort(one.reason)
    one.addEventListener('abort', () => either.abort(one.reason), { once: true })
  }
  return either.signal
}

function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
}

/** Sends a request and returns the body of its answer; `timeout` ends the request, whatever else does. */
export async function answerOf(
  send: () => Promise<Response>,
  timeout: AbortSignal,
): Promise<unknown> {
  try {
    const response = await send()
    const body = await bodyOf(response)
    if (!response.ok) throw decodeRefusal(response.status, body)
    if (body === undefined) throw localRefusal('API_FAILURE')
    return body
  } catch (error) {
    if (timeout.aborted && isTimeout(timeout)) throw localRefusal('TIMED_OUT')
    if (error instanceof TypeError) throw localRefusal('NETWORK_ERROR')
    throw error
  }
}

/**
 * Carries calls of the contract over fetch. Refusals: those of the call, TIMED_OUT after 10 s, NETWORK_ERROR without
 * an answer, API_FAILURE for an answer that can't be read; a call that its caller aborts keeps the abort's reason.
 */
export function contractLink(deps: LinkDeps): ClientLink<CallContext> {
  return {
    call: async (path, input, options: ClientOptions<CallContext>) => {
      const [domain = '', name = ''] = path
      const route = deps.routes[domain]?.[name]
      if (route === undefined) throw new Error(`the contract has no call ${path.join('.')}`)
      const { method, url, body } = requestOf(route, (input ?? {}) as Record<string, unknown>)
      const timeout = AbortSignal.timeout(deps.timeoutMs ?? REQUEST_TIMEOUT_MS)
      const send = () =>
        deps.fetch(deps.baseUrl + url, {
          method,
          body,
          headers: headersOf(deps.readCredential(), body, options.context),
          credentials: deps.credentials ?? 'same-origin',
          signal: firstOf(timeout, options.signal),
        })
      return answerOf(send, timeout)
    },
  }
}
