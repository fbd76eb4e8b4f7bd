import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sent } from './connection.ts'

/** Requests of different people, each due at its place of a steady pace. */
export type Rush = {
  readonly url: string
  readonly requests: readonly Sent[]
  readonly perSecond: number
  /** Connections that share the requests, as those of a proxy do. */
  readonly connectionCount: number
}

/** Plan of a worker, with the memory in which it notes a status and milliseconds for each request. */
export type NotedRush = Rush & { readonly noted: SharedArrayBuffer }

/** An answer, with the milliseconds from the moment at which its request was due. */
export type RushAnswer = { readonly status: number; readonly ms: number }

/**
 * Sends every request at its time, whether earlier ones are answered or not, out of a thread of its own: one that shared
 * the server's would measure itself.
 */
export async function rush(plan: Rush): Promise<readonly RushAnswer[]> {
  const count = plan.requests.length
  const noted = new SharedArrayBuffer(2 * count * Float64Array.BYTES_PER_ELEMENT)
  const workerData: NotedRush = { ...plan, noted }
  await once(new Worker(new URL('rush.worker.ts', import.meta.url), { workerData }), 'exit')
  const [statuses, times] = viewsOf(noted, count)
  return Array.from(statuses, (status, index) => ({ status, ms: times[index] ?? Number.NaN }))
}

/** The statuses and the times in the memory of a rush. */
export function viewsOf(noted: SharedArrayBuffer, count: number): [Float64Array, Float64Array] {
  return [
    new Float64Array(noted, 0, count),
    new Float64Array(noted, count * Float64Array.BYTES_PER_ELEMENT, count),
  ]
}
