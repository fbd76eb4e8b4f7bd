import { parseJson } from '@jangteo/core/decision/json.rules'
import * as Effect from 'effect/Effect'
import { z } from 'zod'

/** A request to a provider: a form, or a question with the token of somebody who agreed. */
export type ProviderRequest = {
  readonly url: string
  /** Sent as a form by POST; a GET without. */
  readonly form?: Readonly<Record<string, string>>
  readonly authorization?: string
}

/**
 * Answer of a provider. `refused`: it knows no such code, token or account. `locked`: it does not know this market.
 * `down`: it has an outage, or cannot be reached. `broken`: an answer of another shape.
 */
export type ProviderAnswer<Body> =
  | { readonly kind: 'body'; readonly body: Body }
  | { readonly kind: 'broken' | 'down' | 'locked' | 'refused'; readonly why: string }

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR_MIN = 500
const LOCKED_STATUSES: ReadonlySet<number> = new Set([401, 403])
const LOCKED_ERRORS: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client'])

/** An error of OAuth (RFC 6749 §5.2), which some providers answer with status 200. */
const oauthError = z.object({ error: z.string() })

function errorIn(body: unknown): string | null {
  return oauthError.safeParse(body).data?.error ?? null
}

function toInit({ form, authorization }: ProviderRequest, signal: AbortSignal): RequestInit {
  return {
    headers: authorization === undefined ? {} : { authorization },
    redirect: 'error',
    signal,
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  }
}

/**
 * Asks a provider over HTTPS. It never fails; an interruption ends the request, and a redirect is no answer. `why` names
 * the host and nothing of the request.
 */
export const askProvider = <Body>(
  request: ProviderRequest,
  shape: z.ZodType<Body>,
): Effect.Effect<ProviderAnswer<Body>> => {
  const { host } = new URL(request.url)
  return Effect.tryPromise(async (signal): Promise<ProviderAnswer<Body>> => {
    const response = await fetch(request.url, toInit(request, signal))
    const text = await response.text()
    const { status } = response
    if (status >= SERVER_ERROR_MIN || status === TOO_MANY_REQUESTS) {
      return { kind: 'down', why: `${host} answered ${status}` }
    }
    const body = text === '' ? {} : parseJson(text)
    const error = errorIn(body)
    if (!response.ok || error !== null) {
      const isLocked = LOCKED_STATUSES.has(status) || LOCKED_ERRORS.has(error ?? '')
      return { kind: isLocked ? 'locked' : 'refused', why: `${host} answered ${status}` }
    }
    const { data } = shape.safeParse(body)
    return data === undefined
      ? { kind: 'broken', why: `${host} answered in another shape` }
      : { kind: 'body', body: data }
  }).pipe(Effect.orElseSucceed(() => ({ kind: 'down', why: `${host} cannot be reached` }) as const))
}
