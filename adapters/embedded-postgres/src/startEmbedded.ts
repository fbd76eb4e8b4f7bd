import { mkdirSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import type { Durability } from './cluster.ts'
import { keepServer } from './keepServer.ts'
import { findDataDirectory } from './dataDirectory.ts'
import { findPostmaster } from './postmaster.ts'
import { ensureMarket } from './marketRoles.ts'
import type { MarketUrls } from './marketRoles.ts'

export type EmbeddedRequest = {
  readonly dataDir: string
  /** `full` when absent. */
  readonly durability?: Durability
  /** Ends a start on the way; it then throws the signal's reason and leaves nothing running. */
  readonly signal?: AbortSignal
  /** Time for which a server that ended is tried to be had again, in milliseconds; RECOVERY_MS unless given. */
  readonly recoveryMs?: number
  /** Called once, with the reason as one line, when a server that ended could not be started again. */
  readonly onLost?: (reason: string) => void
}

export type EmbeddedServer = MarketUrls & {
  /** The database `postgres`, as the superuser. */
  readonly adminUrl: string
  /** Directory of the cluster; not always inside the data directory. */
  readonly directory: string
  readonly version: string
  readonly stop: () => Promise<void>
}

/** PostgreSQL recovers from a lost backend in a second; what takes longer than this needs a person. */
const RECOVERY_MS = 30_000

/**
 * Starts the PostgreSQL that comes with the market, on a cluster in `dataDir` that it makes at the
 * first start. A server that a killed market left is ended first, after proof that nobody uses it; one that ends
 * while the market runs is started again.
 * Refuses, as a `StartupError`: a data directory in use, another version's or another user's cluster,
 * root without a user to run it, a machine without binaries.
 */
export async function startEmbedded(request: EmbeddedRequest): Promise<EmbeddedServer> {
  mkdirSync(request.dataDir, { recursive: true })
  const home = findDataDirectory(request.dataDir)
  const binaries = findBinaries(home.user)
  const durability = request.durability ?? 'full'
  const cluster = await ensureCluster({ home, binaries, durability, signal: request.signal })
  const retained = await keepServer({
    spawning: { home, binaries, cluster, durability },
    dataDir: request.dataDir,
    recoveryMs: request.recoveryMs ?? RECOVERY_MS,
    onLost: request.onLost ?? (() => undefined),
  })
  try {
    request.signal?.throwIfAborted()
    const urls = await ensureMarket({
      adminUrl: retained.adminUrl,
      socketDirectory: findPostmaster(cluster.dataPath)?.socketDirectory ?? null,
    })
    return { ...urls, directory: home.directory, version: binaries.version, ...retained }
  } catch (error) {
    await retained.stop()
    throw error
  }
}
