import * as Context from 'effect/Context'
import * as Exit from 'effect/Exit'
import * as Option from 'effect/Option'
import * as Tracer from 'effect/Tracer'
import type { TraceContext } from './trace-context.ts'

const NANOS_PER_MS = 1_000_000n

/** The span of another server as Effect knows it. */
export function toParentSpan({ traceId, spanId, isSampled }: TraceContext): Tracer.ExternalSpan {
  return Tracer.externalSpan({ traceId, spanId, sampled: isSampled })
}

/** The span of a request, within the trace that it came with. */
export function openRequestSpan(
  tracer: Tracer.Tracer,
  name: string,
  from: TraceContext | null,
): Tracer.Span {
  return tracer.span({
    name,
    parent: from === null ? Option.none() : Option.some(toParentSpan(from)),
    annotations: Context.empty(),
    links: [],
    startTime: BigInt(Date.now()) * NANOS_PER_MS,
    kind: 'server',
    root: from === null,
    sampled: from?.isSampled ?? true,
  })
}

/** Ends the span of a request with its route and status; a status from 500 on is a failure. */
export function endRequestSpan(
  span: Tracer.Span,
  { route, status }: { readonly route: string; readonly status: number },
): void {
  span.attribute('http.route', route)
  span.attribute('http.response.status_code', status)
  const exit = status >= 500 ? Exit.die('failed') : Exit.void
  span.end(BigInt(Date.now()) * NANOS_PER_MS, exit)
}
