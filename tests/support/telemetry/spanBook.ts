import * as Option from 'effect/Option'
import * as Tracer from 'effect/Tracer'

/** A tracer whose spans a test reads. */
export function aSpanBook() {
  const spans: Tracer.NativeSpan[] = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      spans.push(span)
      return span
    },
  })
  const nameOf = (id: string) => spans.find(({ spanId }) => spanId === id)?.name ?? id
  /** Recorded spans, as name, parent, kind, and whether each has ended. */
  const rows = () =>
    spans.map(({ name, parent, kind, status }) => [
      name,
      Option.isNone(parent) ? null : nameOf(parent.value.spanId),
      kind,
      status._tag,
    ])
  return { tracer, spans, rows, forget: () => void spans.splice(0) }
}
