import { existsSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { clusterFiles } from './cluster.ts'
import { findDataDirectory } from './dataDirectory.ts'
import { findPostmaster, untilReady } from './postmaster.ts'
import { readAdminUrl } from './runningServer.ts'

/** The cluster of a data directory as it is found. */
export type FoundCluster = {
  readonly passwordPath: string
  readonly version: string
  /** The superuser's address while a server runs; `null` while none does. */
  readonly adminUrl: string | null
}

/** Finds the cluster of a data directory without starting anything; `null` when there is none. */
export async function findCluster(dataDir: string): Promise<FoundCluster | null> {
  if (!existsSync(dataDir)) return null
  const { directory, user } = findDataDirectory(dataDir)
  if (!existsSync(directory)) return null
  const cluster = clusterFiles(directory)
  const hasEnded = () => findPostmaster(cluster.dataPath) === null
  const isRunning = !hasEnded() && (await untilReady(cluster.dataPath, hasEnded)) !== null
  return {
    passwordPath: cluster.passwordPath,
    version: findBinaries(user).version,
    adminUrl: isRunning ? readAdminUrl(cluster) : null,
  }
}
