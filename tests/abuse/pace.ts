import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Pace = {
  /** How many pieces of work were done until now. */
  readonly count: () => number
  /** How many times longer a piece of work took on average since then than the quickest one: 1 on a machine at rest. */
  readonly slownessSince: (count: number) => number
  readonly close: () => Promise<number>
}

/** Watches what share of the processor a process gets that wants some all the time. */
export async function watchPace(): Promise<Pace> {
  const worker = new Worker(new URL('pace.worker.ts', import.meta.url))
  const tookMs: number[] = []
  worker.on('message', (ms: number) => void tookMs.push(ms))
  await once(worker, 'message')
  return {
    count: () => tookMs.length,
    slownessSince: (count) => {
      const since = tookMs.slice(count)
      const mean = since.reduce((sum, ms) => sum + ms, 0) / Math.max(1, since.length)
      return Math.max(1, mean / Math.min(...tookMs))
    },
    close: () => worker.terminate(),
  }
}
