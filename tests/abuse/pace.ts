import { Worker } from 'node:worker_threads'
import { untilTrue } from '../support/eventually.ts'

/** Pieces of work that were done, and how long they took together, in milliseconds. */
type Mark = { readonly count: number; readonly totalMs: number }

export type Pace = {
  readonly mark: () => Mark
  /** Ratio of a piece of work's average time since then to the quickest one: 1 on a machine at rest. */
  readonly slownessSince: (mark: Mark) => number
  readonly close: () => Promise<number>
}

/** Watches what share of the processor a process gets that wants some all the time. */
export async function watchPace(): Promise<Pace> {
  const shared = new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT)
  const noted = new Float64Array(shared)
  const worker = new Worker(new URL('pace.worker.ts', import.meta.url), { workerData: shared })
  const mark = (): Mark => ({ count: noted[0] ?? 0, totalMs: noted[1] ?? 0 })
  await untilTrue(() => Promise.resolve(mark().count > 0))
  return {
    mark,
    slownessSince: (since) => {
      const { count, totalMs } = mark()
      const meanMs = (totalMs - since.totalMs) / Math.max(1, count - since.count)
      return Math.max(1, meanMs / (noted[2] ?? 1))
    },
    close: () => worker.terminate(),
  }
}
