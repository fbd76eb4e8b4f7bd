import type { Worker } from 'node:cluster'
import { z } from 'zod'

/** Messages of `node:cluster` itself: a connection handed to a worker, and the worker's word that it has it. */
const handedMessage = z.looseObject({
  cmd: z.literal('NODE_CLUSTER'),
  act: z.literal('newconn'),
  seq: z.int(),
})
const takenMessage = z.looseObject({ cmd: z.literal('NODE_CLUSTER'), ack: z.int() })

/** Workers that take connections. */
const listening = new Set<Worker>()

/**
 * Hands connections that a worker was handed, and had not taken when it died, to the other workers. `node:cluster`
 * waits for the dead one's word, and the client would wait with it. Should Node change its messages, that is all again.
 */
export function handBackUntaken(worker: Worker): void {
  const child = worker.process
  const untaken = new Set<number>()
  const send = child.send.bind(child) as (...given: readonly unknown[]) => boolean
  const sendNoted = (...given: readonly unknown[]): boolean => {
    const { data } = handedMessage.safeParse(given[0])
    if (data !== undefined) untaken.add(data.seq)
    return send(...given)
  }
  Object.assign(child, { send: sendNoted })
  child.on('internalMessage', (message: unknown) => {
    const { data } = takenMessage.safeParse(message)
    if (data !== undefined) untaken.delete(data.ack)
  })
  worker.once('listening', () => void listening.add(worker))
  // A handle on its way keeps Node from saying that a dead process is disconnected, so this says it.
  const finish = (): void => {
    if (worker.isConnected()) return void setImmediate(finish)
    child.emit('disconnect')
    listening.delete(worker)
    if (listening.size === 0) return
    for (const ack of untaken) {
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
    }
  }
  worker.once('exit', finish)
}
