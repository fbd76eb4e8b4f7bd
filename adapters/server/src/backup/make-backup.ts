import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { readBaseBackup } from '@jangteo/embedded-postgres/baseBackup'
import { findCluster, type FoundCluster } from '@jangteo/embedded-postgres/findCluster'
import { startEmbedded } from '@jangteo/embedded-postgres/startEmbedded'
import type { Environment } from '../app/settings/environment.ts'
import type { Progress, Report } from '../app/progress.ts'
import { VERSION } from '../product/version.ts'
import {
  type BackupPart,
  DATABASE_FILE,
  describePart,
  FILES_DIRECTORY,
  LIST_FILE,
  listText,
  PASSWORD_FILE,
} from './backup-list.ts'

export type BackupRequest = {
  readonly environment: Environment
  /** Directory of the back-up; it must not exist, or be empty. */
  readonly target: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/**
 * Parts of the data directory that are left out: the database is read otherwise, and arriving files have no owner yet.
 */
const NOT_COPIED = /^(?:postgres(?:\.new-\d+)?|incoming)$/
const PRIVATE = 0o700
const SECRET = 0o600
const MIB = 1_048_576

/**
 * Backs the market of a data directory up, while it runs or not: first the database, then the files, so that no row of
 * the back-up names a file that it lacks. The back-up gets its name when it is whole. Refuses: an external database,
 * whose own tools do this better; a data directory without a market; a target that holds something. Answers the
 * back-up's parts. Source: decision 053.
 */
export async function makeBackup(request: BackupRequest): Promise<readonly BackupPart[]> {
  const { environment } = request
  const target = resolve(request.target)
  refuseExternal(environment)
  refuseTarget(target, environment)
  const cluster = await findCluster(environment.dataDir)
  if (cluster === null) {
    throw new StartupError(
      `DATA_DIR ${environment.dataDir} holds no market: name the one to back up.`,
    )
  }
  const unfinished = `${target}.unfinished-${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true, mode: PRIVATE })
    const parts = await fill(request, cluster, unfinished)
    rmSync(target, { recursive: true, force: true })
    renameSync(unfinished, target)
    return parts
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function refuseExternal({ databaseUrl }: Environment): void {
  if (databaseUrl === null) return
  throw new StartupError(
    'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, as docs/operate.md says, or leave DATABASE_URL out.',
  )
}

function refuseTarget(target: string, { dataDir }: Environment): void {
  if (`${target}/`.startsWith(`${dataDir}/`)) {
    throw new StartupError(
      `${target} lies in what is backed up: name a directory outside of DATA_DIR.`,
    )
  }
  if (!existsSync(target) || readdirSync(target).length === 0) return
  throw new StartupError(`${target} holds something already: name a directory that does not exist.`)
}

async function fill(
  request: BackupRequest,
  cluster: FoundCluster,
  directory: string,
): Promise<readonly BackupPart[]> {
  const { environment, progress, signal } = request
  await progress.step('Backing up the database', (report) =>
    withServer(request, cluster, (adminUrl) =>
      writeDatabase(readBaseBackup(adminUrl), {
        path: join(directory, DATABASE_FILE),
        report,
        signal,
      }),
    ),
  )
  const endedAt = new Date().toISOString()
  writeFileSync(join(directory, PASSWORD_FILE), readFileSync(cluster.passwordPath), {
    mode: SECRET,
  })
  await progress.step('Backing up the files', (report) =>
    copyFiles(environment.dataDir, join(directory, FILES_DIRECTORY), (detail) => {
      signal.throwIfAborted()
      report(detail)
    }),
  )
  const parts = await progress.step('Listing the parts', (report) => listParts(directory, report))
  const list = {
    version: VERSION,
    postgres: cluster.version,
    endedAt,
    hasBucket: environment.s3 !== null,
    hasOwnSecret: environment.secret !== null,
    parts,
  }
  writeFileSync(join(directory, LIST_FILE), listText(list), { mode: SECRET })
  return parts
}

/** Runs with the present server, or with one that is started for the time of the back-up. */
async function withServer(
  { environment, signal }: BackupRequest,
  { adminUrl }: FoundCluster,
  work: (adminUrl: string) => Promise<void>,
): Promise<void> {
  if (adminUrl !== null) return work(adminUrl)
  const server = await startEmbedded({ dataDir: environment.dataDir, signal })
  try {
    await work(server.adminUrl)
  } finally {
    await server.stop()
  }
}

type Writing = { readonly path: string; readonly report: Report; readonly signal: AbortSignal }

async function writeDatabase(archive: Readable, { path, report, signal }: Writing): Promise<void> {
  let bytes = 0
  archive.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    report(`${Math.round(bytes / MIB)} MiB`)
  })
  const file = createWriteStream(path, { mode: SECRET, flush: true })
  await pipeline(archive, createGzip(), file, { signal })
}

/** Copies files; one that is removed meanwhile had no owner. */
async function copyFiles(from: string, to: string, report: Report): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .filter((path) => !NOT_COPIED.test(path.split('/')[0] ?? ''))
  for (const [index, path] of paths.entries()) {
    report(`${index + 1} of ${paths.length}`)
    await mkdir(dirname(join(to, path)), { recursive: true, mode: PRIVATE })
    await copyFile(join(from, path), join(to, path)).catch(ignoreMissing)
    if (existsSync(join(to, path))) chmodSync(join(to, path), SECRET)
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function listParts(directory: string, report: Report): Promise<BackupPart[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .toSorted()
  const parts: BackupPart[] = []
  for (const path of paths) {
    report(`${parts.length + 1} of ${paths.length}`)
    parts.push(await describePart(directory, path))
  }
  return parts
}
