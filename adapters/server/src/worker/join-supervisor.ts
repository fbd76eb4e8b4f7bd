import type { MessageLink } from '@jangteo/payment/sandbox/message-link'
import { orderMessage, type ReportMessage, type WorkerPart } from './worker-messages.ts'

/** Metrics of a registry, as they travel between processes. */
export type MetricsReader = () => Promise<readonly object[]>

/** A worker's connection to its supervisor. */
export type SupervisorLink = {
  readonly part: WorkerPart
  /** Leads to the sandbox that the supervisor holds. */
  readonly sandbox: MessageLink
  /** Names what answers when the supervisor reads the metrics of this worker. */
  readonly shareMetrics: (read: MetricsReader) => void
  readonly reportReady: () => void
  /** Ends the connection, and with it the process; a refusal is a reason that an operator can fix. */
  readonly leave: (refusal?: string) => void
  /** Order to end: with the market, or because another one has taken this worker's place. */
  readonly ending: Promise<'close' | 'retire'>
}

/** A terminal or a process manager sends them to the whole group; the supervisor says when a worker ends. */
const SIGNALS_OF_GROUPS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const

/** Connects a process that `node:cluster` has started, once the supervisor has sent its part. */
export async function joinSupervisor(): Promise<SupervisorLink> {
  for (const name of SIGNALS_OF_GROUPS) process.on(name, () => undefined)
  const opened = Promise.withResolvers<WorkerPart>()
  const ending = Promise.withResolvers<'close' | 'retire'>()
  const listeners: ((message: unknown) => void)[] = []
  let readMetrics: MetricsReader = async () => []
  const send = (message: ReportMessage, sent: () => void = () => undefined): void =>
    void process.send?.(message, undefined, undefined, sent)
  const report = (message: ReportMessage): void => send(message)
  const sendMetrics = async (id: number) =>
    report({ kind: 'metrics', id, metrics: (await readMetrics()).map((metric) => ({ ...metric })) })
  process.on('message', (received) => {
    const order = orderMessage.parse(received)
    switch (order.kind) {
      case 'open':
        return opened.resolve(order.part)
      case 'sandbox':
        return listeners.forEach((listen) => listen(order.message))
      case 'readMetrics':
        return void sendMetrics(order.id)
      case 'close':
      case 'retire':
        return ending.resolve(order.kind)
    }
  })
  return {
    part: await opened.promise,
    sandbox: {
      send: (message) => report({ kind: 'sandbox', message: { ...message } }),
      onMessage: (listen) => void listeners.push(listen),
    },
    shareMetrics: (read) => {
      readMetrics = read
    },
    reportReady: () => report({ kind: 'ready' }),
    leave: (refusal) => {
      if (refusal === undefined) process.disconnect()
      else send({ kind: 'refused', reason: refusal }, () => process.disconnect())
    },
    ending: ending.promise,
  }
}
