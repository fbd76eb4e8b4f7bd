import {
  type Context as OtelContext,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import * as Exit from 'effect/Exit'
import * as Option from 'effect/Option'
import * as Tracer from 'effect/Tracer'
import { VERSION } from '../product/version.ts'

const KINDS: Readonly<Record<Tracer.SpanKind, SpanKind>> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

const NANOS_PER_SECOND = 1_000_000_000n

/** Seconds and nanoseconds, as OpenTelemetry counts. */
function toTime(nanos: bigint): [number, number] {
  return [Number(nanos / NANOS_PER_SECOND), Number(nanos % NANOS_PER_SECOND)]
}

function contextOf(parent: Option.Option<Tracer.AnySpan>): OtelContext {
  if (Option.isNone(parent)) return ROOT_CONTEXT
  const { traceId, spanId, sampled, _tag } = parent.value
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags,
    isRemote: _tag === 'ExternalSpan',
  })
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Says that something broke, never what: a message may quote a row, and traces go to others. */
function markBroken(span: OtelSpan, exit: Exit.Exit<unknown, unknown>): void {
  const isBroken = Exit.isFailure(exit) && exit.cause.reasons.some(({ _tag }) => _tag === 'Die')
  if (isBroken) span.setStatus({ code: SpanStatusCode.ERROR })
}

type SpanOptions = Parameters<Tracer.Tracer['span']>[0]

/** A span of Effect that is one of OpenTelemetry. */
function toSpan(tracer: OtelTracer, options: SpanOptions): Tracer.Span {
  const { name, parent, annotations, links, kind, startTime } = options
  const span = tracer.startSpan(
    name,
    { kind: KINDS[kind], startTime: toTime(startTime) },
    contextOf(parent),
  )
  const { traceId, spanId, traceFlags } = span.spanContext()
  const attributes = new Map<string, unknown>()
  const state: { status: Tracer.SpanStatus } = { status: { _tag: 'Started', startTime } }
  return {
    _tag: 'Span',
    name,
    spanId,
    traceId,
    parent,
    annotations,
    attributes,
    links,
    kind,
    sampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
    get status() {
      return state.status
    },
    end(endTime, exit) {
      state.status = { _tag: 'Ended', startTime, endTime, exit }
      markBroken(span, exit)
      span.end(toTime(endTime))
    },
    attribute(key, value) {
      attributes.set(key, value)
      if (isScalar(value)) span.setAttribute(key, value)
    },
    event: () => undefined,
    addLinks: () => undefined,
  }
}

export type OpenedTraces = {
  readonly tracer: Tracer.Tracer
  /** Sends what is left. */
  readonly close: () => Promise<void>
}

/** Records spans and sends them to a collector by OTLP over HTTP; `OTEL_TRACES_SAMPLER` decides which. */
export function openTelemetryTraces(collectorUrl: string): OpenedTraces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'jangteo', 'service.version': VERSION }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces` })),
    ],
  })
  const otel = provider.getTracer('jangteo', VERSION)
  return {
    tracer: Tracer.make({ span: (options) => toSpan(otel, options) }),
    close: () => provider.shutdown(),
  }
}
