/** A position in a trace, as defined by W3C Trace Context. */
export type TraceContext = {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/
const NOTHING = /^0+$/
const SAMPLED = 0x01

/**
 * Reads a `traceparent` header; `null` for one that is none.
 * @example readTraceparent('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')
 */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string') return null
  const [, traceId = '0', spanId = '0', flags = '0'] = TRACEPARENT.exec(header) ?? []
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

const SPAN_ID_LENGTH = 16

/** The 32 hexadecimal digits of a random UUID, of which Node draws many at a time. */
function randomDigits(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/** A new trace. */
export function newTrace(): TraceContext {
  return { traceId: randomDigits(), spanId: randomDigits().slice(-SPAN_ID_LENGTH), isSampled: true }
}
