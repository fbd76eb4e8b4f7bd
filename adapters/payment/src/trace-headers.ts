import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'
import * as Tracer from 'effect/Tracer'

/** Header by which a request to a gateway joins its trace, by the W3C's Trace Context; nothing outside of a trace. */
export const traceHeaders: Effect.Effect<Readonly<Record<string, string>>> = Effect.map(
  Effect.serviceOption(Tracer.ParentSpan),
  (parent): Readonly<Record<string, string>> => {
    if (Option.isNone(parent)) return {}
    const { traceId, spanId, sampled } = parent.value
    return { traceparent: `00-${traceId}-${spanId}-${sampled ? '01' : '00'}` }
  },
)
