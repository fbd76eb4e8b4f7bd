import cluster, { type Worker } from 'node:cluster'
import { StartupError } from '@jangteo/postgres/database/startupError'
import type { SandboxCalls } from '@jangteo/payment/sandbox/sandbox-calls'
import { serveSandbox } from '@jangteo/payment/sandbox/serve-sandbox'
import { handBackUntaken } from './hand-back.ts'
import { type OrderMessage, reportMessage, type WorkerPart } from './worker-messages.ts'

/** A worker that does not answer a scrape has no figures in it. */
const METRICS_MS_MAX = 2_000

export type WorkerProcess = {
  readonly pid: number
  readonly startedAtMs: number
  /** Rejects when it ended before it could serve: with a `StartupError` that it named, or with how it ended. */
  readonly ready: Promise<void>
  /** Signal or exit code of its end, such as `SIGKILL` or `1`. */
  readonly ended: Promise<string>
  /** Ends it in order; after the limit, by SIGKILL. */
  readonly end: (order: 'close' | 'retire', limitMs: number) => Promise<void>
  /** Metrics of its registry; none when it does not answer. */
  readonly readMetrics: () => Promise<readonly object[]>
}

/** Asks a worker for its metrics, by numbers, because several scrapes may be under way. */
function createMetricsReader(send: (message: OrderMessage) => void) {
  const waiting = new Map<number, (metrics: readonly object[]) => void>()
  let lastId = 0
  return {
    receive: (id: number, metrics: readonly object[]) => {
      waiting.get(id)?.(metrics)
      waiting.delete(id)
    },
    read: () =>
      new Promise<readonly object[]>((resolve) => {
        const id = (lastId += 1)
        waiting.set(id, resolve)
        setTimeout(() => {
          waiting.delete(id)
          resolve([])
        }, METRICS_MS_MAX).unref()
        send({ kind: 'readMetrics', id })
      }),
  }
}

function senderTo(worker: Worker): (message: OrderMessage) => void {
  // A worker that dies while it is written to is reported by its end.
  worker.on('error', () => undefined)
  return (message) => {
    if (worker.isConnected()) worker.send(message)
  }
}

/** Starts a worker with its part; it answers for the market once `ready` resolves. */
export function startWorker(part: WorkerPart, sandbox: SandboxCalls | null): WorkerProcess {
  const worker = cluster.fork()
  handBackUntaken(worker)
  const send = senderTo(worker)
  const metrics = createMetricsReader(send)
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const sandboxListeners: ((message: unknown) => void)[] = []
  let refusal: string | null = null
  worker.on('message', (received) => {
    // A worker of newer code may say more than this process knows.
    const { data: report } = reportMessage.safeParse(received)
    switch (report?.kind) {
      case undefined:
        return undefined
      case 'ready':
        return ready.resolve()
      case 'refused':
        refusal = report.reason
        return undefined
      case 'sandbox':
        return sandboxListeners.forEach((listen) => listen(report.message))
      case 'metrics':
        return metrics.receive(report.id, report.metrics)
    }
  })
  worker.once('exit', (code, signal) => {
    const how = signal ?? String(code)
    ready.reject(refusal === null ? new Error(`it ended with ${how}`) : new StartupError(refusal))
    ended.resolve(how)
  })
  ready.promise.catch(() => undefined)
  if (sandbox !== null) {
    const toWorker = (message: object) => send({ kind: 'sandbox', message: { ...message } })
    const onMessage = (listen: (message: unknown) => void) => void sandboxListeners.push(listen)
    serveSandbox({ send: toWorker, onMessage }, sandbox)
  }
  send({ kind: 'open', part })
  return {
    pid: worker.process.pid ?? 0,
    startedAtMs: performance.now(),
    ready: ready.promise,
    ended: ended.promise,
    readMetrics: metrics.read,
    end: async (order, limitMs) => {
      const cut = setTimeout(() => worker.process.kill('SIGKILL'), limitMs)
      send({ kind: order })
      await ended.promise
      clearTimeout(cut)
    },
  }
}
