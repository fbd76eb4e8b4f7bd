import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { describeError } from '../telemetry/describe-error.ts'
import type { Environment } from './settings/environment.ts'

/** Lines are buffered up to so many bytes or so much time, and flushed at the end. */
const WRITE_BYTES = 8192
const WRITE_INTERVAL_MS = 250
/** Several processes write to one pipe, which takes up to 4,096 bytes of one without a line of another in between. */
const SHARED_WRITE_BYTES = 2048

/** The server's output. Writing each line alone costs a request more than its input's check. */
function standardOutput(minLength: number): DestinationStream {
  return destination({ fd: 1, sync: true, minLength, periodicFlush: WRITE_INTERVAL_MS })
}

/** The output of a process among workers and their supervisor. */
export function sharedOutput(): DestinationStream {
  return standardOutput(SHARED_WRITE_BYTES)
}

/** The server's log, one JSON line an event. Errors are described by named fields alone, see `describeError`. */
export function createLog(
  mode: Environment['mode'],
  output: DestinationStream = standardOutput(WRITE_BYTES),
): Logger {
  const level = mode === 'test' ? 'warn' : 'info'
  const serializers = { err: (thrown: unknown) => describeError(thrown) }
  return pino({ level, serializers, timestamp: stdTimeFunctions.isoTime }, output)
}
