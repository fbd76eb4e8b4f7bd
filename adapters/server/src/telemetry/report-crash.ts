import type { Logger } from 'pino'

/**
 * Ends this process with a line of the log at an error that nobody caught: whatever it was doing is half done. Node itself
 * would print the error as it is, with values that the log must not hold.
 */
export function reportCrash(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the server ends: an error that nobody caught')
    process.exit(1)
  })
}
