// Sends the requests of a rush at their times, each over the first connection that is free, and notes the answers.
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { type Connection, openConnections } from './connection.ts'
import { type NotedRush, viewsOf } from './rush.ts'

const { url, requests, perSecond, connectionCount, noted } = workerData as NotedRush
const [statuses, times] = viewsOf(noted, requests.length)
const connections = await openConnections(url, connectionCount)
const startedMs = performance.now()
let next = 0

async function work(connection: Connection): Promise<void> {
  for (let index = next++; index < requests.length; index = next++) {
    const sent = requests[index]
    if (sent === undefined) return
    const dueMs = startedMs + (index * 1_000) / perSecond
    await wait(Math.max(0, dueMs - performance.now()))
    const { status } = await connection.send(sent)
    statuses[index] = status
    times[index] = performance.now() - dueMs
  }
}

await Promise.all(connections.map(work))
for (const connection of connections) connection.close()
