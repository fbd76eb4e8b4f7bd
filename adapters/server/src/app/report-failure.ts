import { StartupError } from '@jangteo/postgres/database/startupError'

/**
 * Ends a program that could not start: a refusal is one line on the error output and exit code 1, a
 * start that `signal` ended says nothing, and anything else is a defect and thrown on.
 */
export function reportFailure(error: unknown, signal: AbortSignal): void {
  if (error === signal.reason) return
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
