import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Durability } from './cluster.ts'

export type Memory = {
  /** A directory whose files lie in memory. */
  readonly directory: string
  readonly freeBytesMin: number
}

/** Linux's, for several servers at once with databases and logs; a container has 64 MiB of it unless given more. */
const SHARED_MEMORY: Memory = { directory: '/dev/shm', freeBytesMin: 4 * 1024 ** 3 }

/**
 * Returns the directory below which scratch clusters lie: memory for those without durability where it has room, the
 * temporary directory for all others. Source: decision 083.
 */
export function scratchRoot(durability: Durability, memory: Memory = SHARED_MEMORY): string {
  return durability === 'none' && hasRoom(memory) ? memory.directory : tmpdir()
}

function hasRoom({ directory, freeBytesMin }: Memory): boolean {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= freeBytesMin
}
