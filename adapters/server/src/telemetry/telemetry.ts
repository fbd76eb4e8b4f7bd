import type * as Tracer from 'effect/Tracer'
import type { Logger } from 'pino'
import type { LogNames } from './log-names.ts'
import type { Meter } from './meter.ts'
import type { RequestTrail } from './request-trail.ts'
import type { SecurityEvent } from './security-event.ts'

/** Log, metrics and traces of a server. */
export type Telemetry = {
  readonly log: Logger
  readonly meter: Meter
  readonly names: LogNames
  /** Records spans; `null` records nothing. */
  readonly tracer: Tracer.Tracer | null
}

type Fields = Readonly<Record<string, string | number | boolean>>

/** One line of the log and one count for a security event. */
export function recordSecurity(
  { log, meter }: Pick<Telemetry, 'log' | 'meter'>,
  event: SecurityEvent,
  fields: Fields,
): void {
  meter.securityEvent(event)
  log.info({ ...fields, event }, 'security event')
}

/** Describes the sender of a request in every line about it: kind and opaque name, the network, never a person. */
export function describeSender(trail: RequestTrail, names: LogNames): Fields {
  const { requestId, traceId, caller, address } = trail
  return {
    requestId,
    traceId,
    address,
    ...(caller === null ? {} : { caller: caller.kind, callerId: names.ofCaller(caller) }),
  }
}
