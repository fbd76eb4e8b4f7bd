import * as Effect from 'effect/Effect'
import * as References from 'effect/References'
import type { SpanKind } from 'effect/Tracer'

/** Records an effect as a span while traces are recorded. Otherwise it runs as it is. */
export const traced = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  name: string,
  kind: SpanKind = 'internal',
): Effect.Effect<A, E, R> =>
  Effect.flatMap(References.TracerEnabled, (isOn): Effect.Effect<A, E, R> =>
    isOn
      ? (Effect.withSpan(effect, name, { kind, captureStackTrace: false }) as Effect.Effect<
          A,
          E,
          R
        >)
      : effect,
  )
