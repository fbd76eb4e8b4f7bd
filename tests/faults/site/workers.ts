import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { sql } from 'kysely'
import type { Site } from './site.ts'

/** Inodes of the sockets that a process has open. */
function listSockets(pid: number): readonly string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      return []
    }
  })
}

/** Inode of the socket whose own port this is. */
function findSocket(port: number): string | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  const line = lines.find((one) => one.trim().split(/\s+/)[1]?.endsWith(`:${hex}`) === true)
  return line?.trim().split(/\s+/)[9]
}

/** The worker one of whose statements waits for a lock. */
export async function findWaitingWorker(site: Site, pids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ port: number }>`
    SELECT client_port AS port FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND application_name = 'market'
  `.execute(site.database().db)
  const [waiting] = rows
  const socket = waiting === undefined ? undefined : findSocket(waiting.port)
  const found = pids.find((pid) => socket !== undefined && listSockets(pid).includes(socket))
  if (found === undefined) throw new Error('no worker waits for a lock')
  return found
}

/** Requests of a call that each worker has answered, by its place. */
export async function countAnswers(
  metricsUrl: string,
  call: string,
): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (!line.startsWith('market_request_duration_seconds_count{')) continue
    if (!line.includes(`target="${call}"`)) continue
    const worker = /worker="(\d+)"/.exec(line)?.[1] ?? 'none'
    counts.set(worker, (counts.get(worker) ?? 0) + Number(line.split(' ').at(-1)))
  }
  return counts
}
