import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clusterFiles } from './cluster.ts'
import type { Durability } from './cluster.ts'
import { isAlive, stopPostmaster } from './postmaster.ts'
import { scratchRoot } from './scratchDirectory.ts'
import { startEmbedded } from './startEmbedded.ts'
import type { EmbeddedServer } from './startEmbedded.ts'

const PREFIX = 'jangteo-scratch-'

/**
 * Starts an empty server to throw away: in memory where there is room, removed by `stop`, without durability
 * unless a test is about it; then on the disk. What a killed process left of its own is removed on the way.
 */
export async function startScratch(durability: Durability = 'none'): Promise<EmbeddedServer> {
  const root = scratchRoot(durability)
  await removeAbandoned(root)
  const dataDir = mkdtempSync(join(root, `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o711)
  const server = await startEmbedded({ dataDir, durability })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      for (const path of [server.directory, dataDir]) rmSync(path, { recursive: true, force: true })
    },
  }
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(PREFIX))) {
    const maker = Number.parseInt(name.slice(PREFIX.length), 10)
    if (isAlive(maker)) continue
    const dataDir = join(root, name)
    await stopPostmaster(clusterFiles(join(dataDir, 'postgres')).dataPath)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
