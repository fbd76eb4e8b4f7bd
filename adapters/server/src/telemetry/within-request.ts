import * as Effect from 'effect/Effect'
import type * as Tracer from 'effect/Tracer'
import type { RequestTrail } from './request-trail.ts'

type InTrace<R> = Exclude<R, Tracer.ParentSpan>

/** Runs an effect as part of a request: its log lines name the request, its spans belong to it. */
export const withinRequest = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  { requestId, traceId, span }: RequestTrail,
): Effect.Effect<A, E, InTrace<R>> =>
  effect.pipe(Effect.annotateLogs({ requestId, traceId }), Effect.withParentSpan(span))
