import { StartupError } from '@jangteo/postgres/database/startupError'
import { readWorkerCount } from '../worker/worker-count.ts'
import { readEnvironment } from './settings/environment.ts'
import { openMarket } from './market.ts'
import type { MarketParts, OpenMarket } from './market.ts'
import { collectWhenIdle } from './idle-gc.ts'
import { createProgress } from './progress.ts'
import { reportFailure } from './report-failure.ts'
import { stopWithSignals } from './stop-with-signals.ts'

/** A close that hangs, after it has drained, is cut off; PostgreSQL then ends on its own. */
const CLOSE_TIMEOUT_MS = 15_000

export type MarketRun = {
  readonly parts: MarketParts
  /** Lines for people, once the market is open. */
  readonly announce: (market: OpenMarket) => string
  /** Arguments of the command line. */
  readonly words?: readonly string[]
}

const ONE_WORKER =
  'SIGUSR2 replaces workers one by one, and this market is one process: start it with --workers 2.\n'

/**
 * Runs the market until a signal ends it, as the main program of its process. What an operator can fix is one line on
 * the error output and exit code 1.
 */
export async function runMarket({ parts, announce, words = [] }: MarketRun): Promise<void> {
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
    const workerCount = readWorkerCount(words)
    process.on('SIGUSR2', () => {
      if (workerCount === 1) process.stderr.write(ONE_WORKER)
    })
    const environment = readEnvironment(process.env)
    drainMs = environment.drainMs
    const progress = createProgress(process.stdout)
    const market = await openMarket({ environment, workerCount, parts, progress, signal, onLost })
    process.stdout.write(announce(market))
    collectWhenIdle()
    await stopping.stopped
    await progress.step('Closing', market.close)
  } catch (error) {
    reportFailure(error, signal)
  }
}
