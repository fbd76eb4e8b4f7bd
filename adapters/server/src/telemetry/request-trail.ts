import type * as Tracer from 'effect/Tracer'
import type { IncomingMessage } from 'node:http'
import type { CallerIdentity } from '../call/caller.ts'
import { cutAddress } from '../network/cut-address.ts'
import { openRequestSpan, toParentSpan } from './request-span.ts'
import { routeOf } from './route-of.ts'
import { newTrace, readTraceparent } from './trace-context.ts'

/** The fields that log lines of a request share; some are set while it is handled. */
export type RequestTrail = {
  readonly requestId: string
  readonly traceId: string
  /** Span that the request's work belongs to: its own span, or the one that it came with while nothing is recorded. */
  readonly span: Tracer.AnySpan
  /** The network that it came from, see `cutAddress`. */
  readonly address: string
  /** `null` for what is no call, and until the credential is read. */
  caller: CallerIdentity | null
  /** The name of the call in the contract, `null` for what is no call. */
  call: string | null
  route: string
}

type Arrived = {
  readonly requestId: string
  readonly request: IncomingMessage
  readonly clientAddress: string
  readonly tracer: Tracer.Tracer | null
}

/** Creates the trail of an arriving request. Continues the trace of `traceparent`. */
export function openTrail(arrived: Arrived): RequestTrail {
  const { requestId, request, clientAddress, tracer } = arrived
  const from = readTraceparent(request.headers['traceparent'])
  const span =
    tracer === null
      ? toParentSpan(from ?? newTrace())
      : openRequestSpan(tracer, request.method ?? 'GET', from)
  return {
    requestId,
    traceId: span.traceId,
    span,
    address: cutAddress(clientAddress),
    caller: null,
    call: null,
    route: routeOf(request.url?.split('?')[0] ?? '/'),
  }
}
