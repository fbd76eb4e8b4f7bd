import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { SHARED_ROOT, openSharedRoot } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import type { DataDirectory } from './dataDirectory.ts'
import { isAlive } from './postmaster.ts'

/**
 * `full` survives a power failure. `none` never waits for the disk and may lose everything in one:
 * for databases that a test throws away.
 */
export type Durability = 'full' | 'none'

/** The files of a cluster. */
export type Cluster = {
  readonly dataPath: string
  readonly passwordPath: string
  readonly logPath: string
}

export type ClusterRequest = {
  readonly home: DataDirectory
  readonly binaries: Binaries
  readonly durability: Durability
  readonly signal: AbortSignal | undefined
}

/** Names differ between systems. pg_trgm asks the C library what a letter is, and `C` knows no Hangul. */
const LETTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'ko_KR.UTF-8'] as const

/** The environment of PostgreSQL's programs: messages in English, nothing inherited but the search path. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
}

export function clusterFiles(directory: string): Cluster {
  return {
    dataPath: join(directory, 'data'),
    passwordPath: join(directory, 'password'),
    logPath: join(directory, 'server.log'),
  }
}

/**
 * Makes the cluster unless it is there. It grows in a sibling directory and gets its name when it is
 * whole, so that an interrupted start leaves nothing half made; of two simultaneous starts one wins.
 * Refuses a cluster that another major version of PostgreSQL wrote.
 */
export async function ensureCluster(request: ClusterRequest): Promise<Cluster> {
  const { directory } = request.home
  if (!existsSync(directory)) await makeCluster(request)
  removeAbandoned(directory)
  const cluster = clusterFiles(directory)
  refuseOtherMajor(cluster, request.binaries)
  return cluster
}

async function makeCluster(request: ClusterRequest): Promise<void> {
  const { directory } = request.home
  if (dirname(directory) === SHARED_ROOT) openSharedRoot()
  const unfinished = `${directory}.new-${process.pid}`
  removeTree(unfinished)
  try {
    await initialise(request, unfinished)
    nameOnce(unfinished, directory)
  } finally {
    removeTree(unfinished)
  }
}

/** Directory that killed starts left; what cannot be removed yet is left to the next start. */
function removeAbandoned(directory: string): void {
  const prefix = `${basename(directory)}.new-`
  const siblings = readdirSync(dirname(directory)).filter((name) => name.startsWith(prefix))
  for (const name of siblings) {
    if (isAlive(Number(name.slice(prefix.length)))) continue
    try {
      removeTree(join(dirname(directory), name))
    } catch {
      continue
    }
  }
}

/** Tries again when a dying initdb still writes there. */
function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

function nameOnce(unfinished: string, directory: string): void {
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
  }
}

async function initialise(request: ClusterRequest, unfinished: string): Promise<void> {
  const files = clusterFiles(unfinished)
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(files.passwordPath, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  const { user } = request.home
  if (user) {
    for (const path of [unfinished, files.passwordPath]) chownSync(path, user.uid, user.gid)
  }
  let complaint = ''
  for (const locale of LETTER_LOCALES) {
    const result = await runInitdb(request, files, locale)
    request.signal?.throwIfAborted()
    if (result.code === 0) return
    complaint = result.complaint
    if (!complaint.includes('invalid locale')) break
  }
  throw new StartupError(
    `The embedded PostgreSQL could not make ${request.home.directory} (${complaint}): fix that, or set DATABASE_URL.`,
  )
}

/** Its output is read, so that it ends with us: writing to nobody kills it. */
async function runInitdb(
  request: ClusterRequest,
  files: Cluster,
  locale: string,
): Promise<{ code: number | null; complaint: string }> {
  const flags = [
    `--pgdata=${files.dataPath}`,
    `--pwfile=${files.passwordPath}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${locale}`,
    '--no-instructions',
    ...(request.durability === 'none' ? ['--no-sync'] : []),
  ]
  const child = spawn(request.binaries.initdb, flags, {
    ...request.home.user,
    cwd: '/',
    env: PROGRAM_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.resume()
  const kill = () => child.kill('SIGTERM')
  request.signal?.addEventListener('abort', kill)
  try {
    const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')])
    return { code: child.exitCode, complaint: firstError(complaint) }
  } finally {
    request.signal?.removeEventListener('abort', kill)
  }
}

function firstError(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => line.includes('error:')) ?? lines.at(0) ?? ''
}

function refuseOtherMajor({ dataPath }: Cluster, binaries: Binaries): void {
  const found = readFileSync(join(dataPath, 'PG_VERSION'), 'utf8').trim()
  if (Number.parseInt(binaries.version, 10) === Number(found)) return
  throw new StartupError(
    `${dataPath} was written by PostgreSQL ${found}, and this is ${binaries.version}: move it away, or set DATABASE_URL.`,
  )
}
