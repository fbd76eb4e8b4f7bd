import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { Client, escapeLiteral } from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import type { Cluster, Durability } from './cluster.ts'
import { takeGuard } from './guard.ts'
import type { Guard } from './guard.ts'
import { findLodging } from './lodging.ts'
import { findPostmaster, removeStalePidFile, stopPostmaster, untilReady } from './postmaster.ts'
import { hasExited, spawnServer } from './spawnServer.ts'
import type { SpawnRequest } from './spawnServer.ts'

export type EmbeddedRequest = {
  readonly dataDir: string
  /** `full` when absent. */
  readonly durability?: Durability
  /** Ends a start on the way; it then throws the signal's reason and leaves nothing running. */
  readonly signal?: AbortSignal
  /** Called once when the server ends on its own. */
  readonly onLost?: () => void
}

export type EmbeddedServer = {
  /** The market's database, as its owner. */
  readonly url: string
  /** The database `postgres`, as the superuser. */
  readonly adminUrl: string
  /** Where the cluster lies; not always inside the data directory. */
  readonly directory: string
  readonly version: string
  readonly stop: () => Promise<void>
}

const MARKET = 'jangteo'

/**
 * Starts the PostgreSQL that comes with the market, on a cluster in `dataDir` that it makes at the
 * first start. A server that a killed market left is ended first, after proof that nobody uses it.
 * Refuses, as a `StartRefusal`: a data directory in use, another version's or another user's cluster,
 * root without a user to run it, a machine without binaries.
 */
export async function startEmbedded(request: EmbeddedRequest): Promise<EmbeddedServer> {
  mkdirSync(request.dataDir, { recursive: true })
  const lodging = findLodging(request.dataDir)
  const binaries = findBinaries(lodging.user)
  const durability = request.durability ?? 'full'
  const cluster = await ensureCluster({ lodging, binaries, durability, signal: request.signal })
  const running = await claimServer(request, { lodging, binaries, cluster, durability })
  const endWithProcess = () => endAtOnce(running.child)
  process.once('exit', endWithProcess)
  const stop = async () => {
    await running.guard.releaseAfter(() => stopPostmaster(cluster.dataPath))
    process.off('exit', endWithProcess)
  }
  try {
    request.signal?.throwIfAborted()
    const url = await ensureMarket(running.adminUrl)
    const { adminUrl } = running
    return { url, adminUrl, directory: lodging.directory, version: binaries.version, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Running = { readonly child: ChildProcess; readonly guard: Guard; readonly adminUrl: string }

/** Whoever holds the guard owns the server, whichever process started it; only the owner ends it. */
async function claimServer(request: EmbeddedRequest, spawning: SpawnRequest): Promise<Running> {
  const { cluster } = spawning
  for (;;) {
    await endLeftOver(request, cluster)
    removeStalePidFile(cluster.dataPath)
    const child = await spawnServer(spawning)
    if (child === null) continue
    const adminUrl = readAdminUrl(cluster)
    const onLost = request.onLost ?? (() => undefined)
    const guard = await takeGuard({ adminUrl, dataDir: request.dataDir, onLost })
    return { child, guard, adminUrl }
  }
}

async function endLeftOver(request: EmbeddedRequest, cluster: Cluster): Promise<void> {
  const isGone = () => findPostmaster(cluster.dataPath) === null
  if (isGone() || (await untilReady(cluster.dataPath, isGone)) === null) return
  const guard = await takeGuard({
    adminUrl: readAdminUrl(cluster),
    dataDir: request.dataDir,
    onLost: () => undefined,
  })
  await guard.releaseAfter(() => stopPostmaster(cluster.dataPath))
}

function readAdminUrl(cluster: Cluster): string {
  const password = readFileSync(cluster.passwordPath, 'utf8').trim()
  const port = findPostmaster(cluster.dataPath)?.port
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** The market's own role may do everything in its own database and nothing to the server. */
async function ensureMarket(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl)
  url.username = MARKET
  url.pathname = `/${MARKET}`
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [MARKET])
    if (roles.rowCount === 0) {
      await client.query(`CREATE ROLE ${MARKET} LOGIN PASSWORD ${escapeLiteral(url.password)}`)
    }
    const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [MARKET])
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${MARKET} OWNER ${MARKET}`)
  } finally {
    await client.end()
  }
  return url.href
}

/** For a process that ends without `stop`; a killed one leaves its server to the next start. */
function endAtOnce(child: ChildProcess): void {
  if (!hasExited(child)) child.kill('SIGINT')
}
