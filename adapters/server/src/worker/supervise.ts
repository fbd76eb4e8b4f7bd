import cluster from 'node:cluster'
import { bundleProgram } from '@jangteo/bundle/bundleProgram'
import { postNoticeTo } from '@jangteo/payment/sandbox/post-notice'
import { openSandbox } from '@jangteo/payment/sandbox/sandbox-service'
import { StartupError } from '@jangteo/postgres/database/startupError'
import type { Logger } from 'pino'
import { serveMetrics } from '../telemetry/metrics-server.ts'
import { keepPlace, type Place } from './keep-place.ts'
import { hasSandbox, sandboxPlaceOf } from './sandbox-place.ts'
import { urlOf } from './url-of.ts'
import { startWorker } from './worker-process.ts'
import { WORKER_PROGRAM } from './worker-program.ts'
import type { RunningWorkers, WorkersRequest } from './workers-request.ts'

/** Time for the requests of a worker that ends with the market, after it has drained, in milliseconds. */
const CLOSE_MS = 12_000
/** An upload may take ten minutes; a worker that was replaced waits for it. */
const RETIRE_MS = 11 * 60_000
const RESTART_SIGNAL = 'SIGUSR2'

type Supervision = WorkersRequest & { readonly log: Logger }

function openOwnSandbox({ environment, log }: Supervision, url: string) {
  if (!hasSandbox(environment)) return null
  const { hookUrl, ...place } = sandboxPlaceOf(environment, url)
  return openSandbox({
    ...place,
    nowMs: Date.now,
    post: postNoticeTo(hookUrl),
    report: (trouble) => log.error({ err: trouble }, 'the sandbox is in trouble'),
  })
}

/** Waits until every worker serves. Refuses with the reason of the first one that cannot. */
async function untilReady(places: readonly Place[]): Promise<void> {
  try {
    await Promise.all(places.map((place) => place.current().ready))
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`A worker did not start (${String(error)}): read the lines above.`)
  }
}

/** Workers that start from now on run the code that is on the disk. */
async function takeProgramOnDisk(): Promise<void> {
  cluster.setupPrimary({ exec: await bundleProgram(WORKER_PROGRAM), args: [] })
}

/** Replaces one worker after the other. A new one that cannot serve ends it, and the former ones go on. */
async function replaceAll(places: readonly Place[], log: Logger): Promise<void> {
  try {
    await takeProgramOnDisk()
    for (const place of places) await place.replace(RETIRE_MS)
    log.info({ workers: places.length }, 'every worker was replaced')
  } catch (error) {
    log.error({ err: error }, 'a new worker does not start; the former ones go on')
  }
}

/** Replaces the workers when the signal comes; a signal on the way is forgotten. Answers how to end that. */
function restartBySignal(places: readonly Place[], log: Logger): () => void {
  let isReplacing = false
  const restart = () => {
    if (isReplacing) return
    isReplacing = true
    void replaceAll(places, log).finally(() => (isReplacing = false))
  }
  process.on(RESTART_SIGNAL, restart)
  return () => void process.off(RESTART_SIGNAL, restart)
}

async function openMetrics({ environment: { metrics } }: Supervision, places: readonly Place[]) {
  if (metrics === null) return null
  const { joinMetrics } = await import('./worker-metrics.ts')
  const readEach = () => Promise.all(places.map((place) => place.current().readMetrics()))
  return serveMetrics(joinMetrics(readEach), metrics)
}

/**
 * Serves the market by several processes on one port. This one answers no request: it hands connections to the workers
 * in turn, holds the sandbox, starts again what ends, and replaces the workers one by one at SIGUSR2. Jobs run in the
 * first worker. Source: decision 095.
 */
export async function startWorkers(request: Supervision): Promise<RunningWorkers> {
  const { environment, secrets, desk, port, workerCount, databaseUrls, log, onLost } = request
  const url = urlOf(environment.host, port)
  const sandbox = openOwnSandbox(request, url)
  await takeProgramOnDisk()
  const common = { url, port, workerCount, databaseUrls, secrets, desk }
  const places = Array.from({ length: workerCount }, (_, index) => {
    const place = index + 1
    const part = { ...common, place, runsJobs: place === 1 }
    return keepPlace({ place, log, onLost, start: () => startWorker(part, sandbox) })
  })
  const close = async () => {
    await Promise.all(places.map((place) => place.close(environment.drainMs + CLOSE_MS)))
    sandbox?.close()
  }
  try {
    await untilReady(places)
    const metrics = await openMetrics(request, places)
    const stopRestarts = restartBySignal(places, log)
    void sandbox?.deliverNotices()
    return {
      url,
      close: async () => {
        stopRestarts()
        await metrics?.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
