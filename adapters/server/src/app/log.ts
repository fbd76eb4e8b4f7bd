import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { describeError } from '../telemetry/describe-error.ts'
import type { Environment } from './settings/environment.ts'

/** Lines are buffered up to so many bytes or so much time, and flushed at the end. */
const WRITE_BYTES = 8192
const WRITE_INTERVAL_MS = 250
/** Several processes write to one pipe, which takes up to 4,096 bytes of one without a line of another in between. */
const SHARED_WRITE_BYTES = 2048
const SHARED_WRITE_BYTES_MAX = 4096
/** Most bytes that wait for a reader who does not take them; lines beyond that are lost, and counted. */
const WAITING_BYTES_MAX = 8 * 1024 * 1024

type WriteSizes = { readonly minLength: number; readonly maxWrite?: number }

/**
 * The server's output. Writing each line alone costs a request more than its input's check. It is written beside the event
 * loop: whoever reads a pipe may stop, and no request waits for that.
 */
function standardOutput(sizes: WriteSizes): DestinationStream {
  const output = destination({
    fd: 1,
    sync: false,
    maxLength: WAITING_BYTES_MAX,
    periodicFlush: WRITE_INTERVAL_MS,
    ...sizes,
  })
  let lostCount = 0
  output.on('drop', () => {
    lostCount += 1
  })
  output.on('drain', () => {
    if (lostCount === 0) return
    const level = pino.levels.values['warn']
    const msg = 'lines of the log were lost: their reader was too slow'
    output.write(`${JSON.stringify({ level, time: new Date().toISOString(), lostCount, msg })}\n`)
    lostCount = 0
  })
  return output
}

/** The output of a process among workers and their supervisor. */
export function sharedOutput(): DestinationStream {
  return standardOutput({ minLength: SHARED_WRITE_BYTES, maxWrite: SHARED_WRITE_BYTES_MAX })
}

/** The server's log, one JSON line an event. Errors are described by named fields alone, see `describeError`. */
export function createLog(
  mode: Environment['mode'],
  output: DestinationStream = standardOutput({ minLength: WRITE_BYTES }),
): Logger {
  const level = mode === 'test' ? 'warn' : 'info'
  const serializers = { err: (thrown: unknown) => describeError(thrown) }
  return pino({ level, serializers, timestamp: stdTimeFunctions.isoTime }, output)
}
