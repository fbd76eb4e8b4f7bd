import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { findBinaries } from './binaries.ts'
import { clusterFiles, PROGRAM_ENVIRONMENT } from './cluster.ts'
import { findDataDirectory } from './dataDirectory.ts'
import type { ServerUser } from './serverUser.ts'

export type ClusterRestore = {
  readonly dataDir: string
  /** The archive of `readBaseBackup`. */
  readonly archive: Readable
  /** The superuser's password, which is the archive's. */
  readonly password: string
  /** The version of PostgreSQL that wrote the archive. */
  readonly version: string
}

const PRIVATE = 0o700
const SECRET = 0o600

/**
 * Makes the cluster of a data directory out of an archive. It gets its name when it is whole. Its next start replays
 * what the archive brings along. Refuses a cluster that is there already, and another major version's archive.
 * Answers the directory that it made.
 */
export async function restoreCluster(restore: ClusterRestore): Promise<string> {
  const { directory, user } = findDataDirectory(restore.dataDir)
  if (existsSync(directory)) {
    throw new StartupError(`${directory} holds a database already: name an empty DATA_DIR.`)
  }
  refuseOtherMajor(restore.version, findBinaries(user).version)
  const unfinished = `${directory}.new-${process.pid}`
  try {
    await unpack(restore, unfinished, user)
    renameSync(unfinished, directory)
    return directory
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function refuseOtherMajor(written: string, installed: string): void {
  if (Number.parseInt(written, 10) === Number.parseInt(installed, 10)) return
  throw new StartupError(
    `The back-up was written by PostgreSQL ${written}, and this is ${installed}: restore it with the version of the market that made it.`,
  )
}

async function unpack(
  { archive, password }: ClusterRestore,
  unfinished: string,
  user: ServerUser | null,
): Promise<void> {
  const { dataPath, passwordPath } = clusterFiles(unfinished)
  mkdirSync(dataPath, { recursive: true, mode: PRIVATE })
  writeFileSync(passwordPath, password, { mode: SECRET })
  if (user) {
    for (const path of [unfinished, dataPath, passwordPath]) chownSync(path, user.uid, user.gid)
  }
  await runTar(archive, dataPath, user)
  chmodSync(dataPath, PRIVATE)
}

/** As the user who will run the server, so that everything belongs to them. */
async function runTar(archive: Readable, dataPath: string, user: ServerUser | null): Promise<void> {
  const child = spawn('tar', ['-x', '-f', '-', '-C', dataPath], {
    ...user,
    cwd: '/',
    env: PROGRAM_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  const complaint = text(child.stderr)
  const feeding = pipeline(archive, child.stdin)
  feeding.catch(() => undefined)
  await ended
  if (child.exitCode !== 0) {
    throw new StartupError(
      `The archive of the database could not be unpacked (${(await complaint).trim()}).`,
    )
  }
  await feeding
}
