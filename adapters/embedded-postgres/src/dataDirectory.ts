import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { SHARED_ROOT } from './binaries.ts'
import { canEnter, findServerUser, isRoot, ownerOf } from './serverUser.ts'
import type { ServerUser } from './serverUser.ts'

/** Directory of a cluster and the user who runs it; `user` is null for the current user. */
export type DataDirectory = { readonly directory: string; readonly user: ServerUser | null }

/**
 * Decides where the cluster of a data directory lies: in its folder `postgres`, unless root starts
 * the market and the server's user may not enter there; then in a folder of `SHARED_ROOT` named by
 * the data directory. An existing cluster is never left for a new one.
 * Refuses a cluster that belongs to somebody else.
 */
export function findDataDirectory(dataDir: string): DataDirectory {
  const home = join(realpathSync(dataDir), 'postgres')
  return isRoot() ? directoryForRoot(home) : directoryForUser(home)
}

function directoryForUser(home: string): DataDirectory {
  if (existsSync(home) && ownerOf(home).uid !== process.getuid?.()) {
    throw new StartupError(
      `${home} belongs to another user: start as that user, or set DATA_DIR to a directory of your own.`,
    )
  }
  return { directory: home, user: null }
}

function directoryForRoot(home: string): DataDirectory {
  if (existsSync(home)) return lodgeInExisting(home)
  const away = awayFrom(home)
  if (existsSync(away)) return lodgeInExisting(away)
  const user = findServerUser()
  return { directory: canEnter(user, join(home, '..')) ? home : away, user }
}

function awayFrom(home: string): string {
  return join(SHARED_ROOT, createHash('sha256').update(home).digest('hex').slice(0, 12))
}

/** The cluster of a data directory that root once laid outside of it; `null` when there is none. */
export function findClusterAway(dataDir: string): string | null {
  const away = awayFrom(join(realpathSync(dataDir), 'postgres'))
  return existsSync(away) ? away : null
}

function lodgeInExisting(directory: string): DataDirectory {
  const user = ownerOf(directory)
  if (canEnter(user, directory)) return { directory, user }
  throw new StartupError(
    `The user ${user.uid} who runs PostgreSQL may not enter ${directory}: open the directories above it (chmod o+x), or set DATA_DIR.`,
  )
}
