import type * as Tracer from 'effect/Tracer'
import type { Environment } from './settings/environment.ts'

type OpenedTraces = {
  /** `null` records nothing. */
  readonly tracer: Tracer.Tracer | null
  readonly close: () => Promise<void>
}

/** Imports OpenTelemetry only when a collector is set, so that other markets do not load it. */
export async function openTraces({ tracesUrl }: Environment): Promise<OpenedTraces> {
  if (tracesUrl === null) return { tracer: null, close: async () => undefined }
  const { openTelemetryTraces } = await import('../telemetry/open-telemetry.ts')
  return openTelemetryTraces(tracesUrl)
}
