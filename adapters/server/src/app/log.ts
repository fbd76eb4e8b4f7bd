import { destination, type Logger, pino } from 'pino'
import type { Environment } from './environment.ts'

/** Lines are written together, once there are so many bytes of them or so much time has passed, and at the end. */
const WRITE_BYTES = 8192
const WRITE_INTERVAL_MS = 250

/** The server's log on its output, one JSON line an event. Writing each line alone costs a request more than its input's check. */
export function createLog(mode: Environment['mode']): Logger {
  const level = mode === 'test' ? 'warn' : 'info'
  const lines = { fd: 1, sync: true, minLength: WRITE_BYTES, periodicFlush: WRITE_INTERVAL_MS }
  return pino({ level }, destination(lines))
}
