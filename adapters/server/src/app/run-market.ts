import { StartupError } from '@jangteo/postgres/database/startupError'
import { readEnvironment } from './environment.ts'
import { openMarket } from './market.ts'
import type { MarketParts, OpenMarket } from './market.ts'
import { scheduleStartupGc } from './startup-gc.ts'
import { createProgress } from './progress.ts'
import { reportFailure } from './report-failure.ts'
import { stopWithSignals } from './stop-with-signals.ts'

/** A close that hangs, after it has drained, is cut off; PostgreSQL then ends on its own. */
const CLOSE_TIMEOUT_MS = 15_000

/**
 * Runs the market until a signal ends it, as the main program of its process. What an operator can fix is one line on
 * the error output and exit code 1. `announce` prints the lines for people.
 */
export async function runMarket(
  parts: MarketParts,
  announce: (market: OpenMarket) => string,
): Promise<void> {
  const stopping = stopWithSignals()
  const { signal } = stopping
  let drainMs = 0
  signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), drainMs + CLOSE_TIMEOUT_MS).unref()
  })
  const onLost = (reason: string) => {
    reportFailure(new StartupError(reason), signal)
    stopping.stop()
  }
  try {
    const environment = readEnvironment(process.env)
    drainMs = environment.drainMs
    const progress = createProgress(process.stdout)
    const market = await openMarket({ environment, parts, progress, signal, onLost })
    process.stdout.write(announce(market))
    scheduleStartupGc()
    await stopping.stopped
    await progress.step('Closing', market.close)
  } catch (error) {
    reportFailure(error, signal)
  }
}
