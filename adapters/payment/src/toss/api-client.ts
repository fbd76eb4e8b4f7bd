import { parseJson } from '@jangteo/core/decision/json.rules'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { traceHeaders } from '../trace-headers.ts'
import { failureObject, paymentObject } from './payment-object.ts'
import type { PaymentObject } from './payment-object.ts'

export type TossSettings = {
  /** `test_sk_…` moves no money, `live_sk_…` does. */
  readonly secretKey: string
  /** Without a slash at the end. */
  readonly apiUrl: string
}

/** `silence`: nothing came, or nothing that can be read and trusted; `why` is for the log and holds no values. */
export type TossAnswer =
  | { readonly kind: 'payment'; readonly payment: PaymentObject }
  | { readonly kind: 'failure'; readonly status: number; readonly code: string }
  | { readonly kind: 'silence'; readonly why: string }

export type TossClient = {
  /** Anything that is no payment; `null` when it did not come, or in another shape. */
  readonly find: <Found>(path: string, shape: z.ZodType<Found>) => Effect.Effect<Found | null>
  readonly get: (path: string) => Effect.Effect<TossAnswer>
  /** The first answer to a key at a path is given again for 15 days, also when it is a failure. */
  readonly post: (path: string, key: string, body: object) => Effect.Effect<TossAnswer>
}

type TossRequest = Omit<RequestInit, 'headers'> & {
  readonly headers: Readonly<Record<string, string>>
}

/** Calls the core API over HTTP. It never fails; an interruption ends the request. Source: domain-rules §4.1. */
export function createTossClient({ secretKey, apiUrl }: TossSettings): TossClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const send = (path: string, init: TossRequest) =>
    Effect.flatMap(traceHeaders, (trace) =>
      Effect.tryPromise(async (signal) => {
        const headers = { ...init.headers, ...trace }
        const request = { ...init, headers, signal, redirect: 'error' as const }
        const response = await fetch(`${apiUrl}${path}`, request)
        return { status: response.status, body: parseJson(await response.text()) }
      }),
    )
  const ask = (path: string, init: TossRequest): Effect.Effect<TossAnswer> =>
    send(path, init).pipe(
      Effect.map(readAnswer),
      Effect.orElseSucceed(() => silence('the connection failed')),
    )
  return {
    find: (path, shape) =>
      send(path, { headers: { authorization } }).pipe(
        Effect.map(({ body }) => shape.safeParse(body).data ?? null),
        Effect.orElseSucceed(() => null),
      ),
    get: (path) => ask(path, { headers: { authorization } }),
    post: (path, key, body) =>
      ask(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
  }
}

function silence(why: string): TossAnswer {
  return { kind: 'silence', why }
}

type Received = { readonly status: number; readonly body: unknown }

function readAnswer({ status, body }: Received): TossAnswer {
  if (body === undefined) return silence(`the answer ${status} is not JSON`)
  if (status !== 200) {
    const { data } = failureObject.safeParse(body)
    return data === undefined
      ? silence(`the answer ${status} names no code`)
      : { kind: 'failure', status, code: data.code }
  }
  const { data, error } = paymentObject.safeParse(body)
  if (data !== undefined) return { kind: 'payment', payment: data }
  const fields = error?.issues.map(({ path }) => path.join('.')).join(', ') ?? ''
  return silence(`the payment cannot be read: ${fields}`)
}
