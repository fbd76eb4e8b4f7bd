import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Cluster } from './cluster.ts'
import { takeGuard } from './guard.ts'
import type { Guard } from './guard.ts'
import { findPostmaster, removeStalePidFile, stopPostmaster, untilReady } from './postmaster.ts'
import { spawnServer } from './spawnServer.ts'
import type { SpawnRequest } from './spawnServer.ts'

/** A server that this process owns. `child` is the postmaster that it started last. */
export type RunningServer = {
  readonly child: ChildProcess
  readonly guard: Guard
  readonly adminUrl: string
}

export type Owner = {
  /** Named in refusals. */
  readonly dataDir: string
  /** Called once when the guard ends without being released: the server no longer exists, or was. */
  readonly onLost: () => void
}

/**
 * Starts the server of a cluster and becomes its owner. Whoever holds the guard owns the server, whichever process
 * started it; only the owner ends it. What a killed market left running is ended first.
 */
export async function claimServer(spawning: SpawnRequest, owner: Owner): Promise<RunningServer> {
  const { cluster } = spawning
  for (;;) {
    await endLeftOver(owner.dataDir, cluster)
    removeStalePidFile(cluster.dataPath)
    const child = await spawnServer(spawning)
    if (child !== null) return { child, ...(await guardServer(cluster, owner)) }
  }
}

/**
 * Becomes the owner of the server again after its guard was lost: takes the guard again where PostgreSQL recovered by
 * itself, and starts a postmaster that no longer exists on the same port, so that its address stays.
 */
export async function reclaimServer(
  lost: RunningServer,
  spawning: SpawnRequest,
  owner: Owner,
): Promise<RunningServer> {
  const { cluster } = spawning
  const hasEnded = () => findPostmaster(cluster.dataPath) === null
  const isRunning = !hasEnded() && (await untilReady(cluster.dataPath, hasEnded)) !== null
  const port = Number(new URL(lost.adminUrl).port)
  const child = isRunning ? null : await spawnServer({ ...spawning, port })
  return { child: child ?? lost.child, ...(await guardServer(cluster, owner)) }
}

async function guardServer(cluster: Cluster, { dataDir, onLost }: Owner) {
  const adminUrl = readAdminUrl(cluster)
  return { adminUrl, guard: await takeGuard({ adminUrl, dataDir, onLost }) }
}

async function endLeftOver(dataDir: string, cluster: Cluster): Promise<void> {
  const stop = () => stopPostmaster(cluster.dataPath)
  const found = findPostmaster(cluster.dataPath)
  if (found?.isStopping) return stop()
  const hasEnded = () => findPostmaster(cluster.dataPath) === null
  if (found === null || (await untilReady(cluster.dataPath, hasEnded)) === null) return
  const { guard } = await guardServer(cluster, { dataDir, onLost: () => undefined })
  await guard.releaseAfter(stop)
}

/** The address of a running server as its superuser. */
export function readAdminUrl(cluster: Cluster): string {
  const password = readFileSync(cluster.passwordPath, 'utf8').trim()
  const port = findPostmaster(cluster.dataPath)?.port
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
