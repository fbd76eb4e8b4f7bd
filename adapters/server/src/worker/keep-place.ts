import type { Logger } from 'pino'
import type { WorkerProcess } from './worker-process.ts'

/** Rests before a worker that ended is started again, one after the other, in milliseconds. */
const RESTS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
/** A new worker that does not serve by then is ended, and the present one goes on. */
const START_MS_MAX = 60_000
/** A worker that lived so long has not failed at its start. */
const STEADY_AFTER_MS = 60_000

export type PlaceRequest = {
  /** Number of the place, from 1. */
  readonly place: number
  readonly start: () => WorkerProcess
  readonly log: Logger
  /** Called once, with the reason as one line, when workers of this place have ended too often. */
  readonly onLost: (reason: string) => void
}

/** One place among the workers, which is taken again when its worker ends. */
export type Place = {
  readonly current: () => WorkerProcess
  /** Starts another worker, and retires the present one once the other serves. Rejects when the other cannot. */
  readonly replace: (retireMs: number) => Promise<void>
  readonly close: (limitMs: number) => Promise<void>
}

/** Takes a place with a first worker, and keeps a worker there until it is closed. */
export function keepPlace({ place, start, log, onLost }: PlaceRequest): Place {
  let isClosed = false
  let failureCount = 0
  let timer: NodeJS.Timeout | undefined
  /** Everybody who has not ended: the present worker, the one to come, those that retire. */
  const running = new Set<WorkerProcess>()

  const begin = (): WorkerProcess => {
    const worker = start()
    running.add(worker)
    void follow(worker)
    return worker
  }

  const follow = async (worker: WorkerProcess): Promise<void> => {
    const how = await worker.ended
    running.delete(worker)
    if (!isClosed && current === worker) takeAgain(worker, how)
  }

  const takeAgain = ({ pid, startedAtMs }: WorkerProcess, how: string): void => {
    const isSteady = performance.now() - startedAtMs >= STEADY_AFTER_MS
    failureCount = isSteady ? 1 : failureCount + 1
    const restMs = RESTS_MS[failureCount - 1]
    log.error({ worker: place, workerPid: pid, how, restMs }, 'a worker ended')
    if (restMs === undefined) {
      onLost(
        `Worker ${place} ended ${failureCount} times in a row, at last with ${how}: read the log, and start again.`,
      )
      return
    }
    timer = setTimeout(() => (current = begin()), restMs)
  }

  let current = begin()
  return {
    current: () => current,
    replace: async (retireMs) => {
      const next = begin()
      const late = setTimeout(() => void next.end('close', 0), START_MS_MAX)
      try {
        await next.ready
      } finally {
        clearTimeout(late)
      }
      clearTimeout(timer)
      const former = current
      current = next
      log.info({ worker: place, workerPid: next.pid }, 'a worker was replaced')
      await former.end('retire', retireMs)
    },
    close: async (limitMs) => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([...running].map((worker) => worker.end('close', limitMs)))
    },
  }
}
