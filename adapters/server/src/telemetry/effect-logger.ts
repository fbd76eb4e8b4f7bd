import * as Cause from 'effect/Cause'
import type { Logger, Options } from 'effect/Logger'
import type { LogLevel } from 'effect/LogLevel'
import { Class as Pipeable } from 'effect/Pipeable'
import * as References from 'effect/References'
import type { Level } from 'pino'
import { scrub } from './describe-error.ts'
import { EVENT_KEY, SECURITY_EVENTS, type SecurityEvent } from './security-event.ts'
import { recordSecurity, type Telemetry } from './telemetry.ts'

const PINO_LEVELS: Readonly<Record<LogLevel, Level>> = {
  All: 'trace',
  Trace: 'trace',
  Debug: 'debug',
  Info: 'info',
  Warn: 'warn',
  Error: 'error',
  Fatal: 'fatal',
  None: 'trace',
}

const EVENTS: ReadonlySet<unknown> = new Set(SECURITY_EVENTS)

function isSecurityEvent(value: unknown): value is SecurityEvent {
  return EVENTS.has(value)
}

function textOf(parts: readonly unknown[]): string {
  return scrub(parts.filter((part) => typeof part === 'string').join(' '))
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

type Sink = Pick<Telemetry, 'log' | 'meter'>

function write({ log, meter }: Sink, { message, logLevel, cause, fiber }: Options<unknown>): void {
  const parts: readonly unknown[] = Array.isArray(message) ? message : [message]
  const annotations = Object.entries(fiber.getRef(References.CurrentLogAnnotations))
  const { [EVENT_KEY]: event, ...fields } = Object.fromEntries(
    annotations.filter((entry): entry is [string, string | number | boolean] => isScalar(entry[1])),
  )
  if (isSecurityEvent(event)) return recordSecurity({ log, meter }, event, fields)
  const err = parts.find((part) => part instanceof Error) ?? errorOf(cause)
  return log[PINO_LEVELS[logLevel]](err === undefined ? fields : { ...fields, err }, textOf(parts))
}

/** A logger of Effect without its module, which loads streams and files: three megabytes that nothing else needs. */
class PinoLogger extends Pipeable implements Logger<unknown, void> {
  readonly '~effect/Logger' = '~effect/Logger'
  readonly #sink: Sink

  constructor(sink: Sink) {
    super()
    this.#sink = sink
  }

  log(options: Options<unknown>): void {
    write(this.#sink, options)
  }
}

/** Writes what use cases and gateways log as lines of the server's log: level, text, annotations, and an error if there is one. */
export function createEffectLogger(sink: Sink): Logger<unknown, void> {
  return new PinoLogger(sink)
}

function errorOf(cause: Cause.Cause<unknown>): unknown {
  return cause.reasons.length === 0 ? undefined : Cause.squash(cause)
}
