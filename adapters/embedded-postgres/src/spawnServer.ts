import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '@jangteo/postgres/database/startupError'
import type { Binaries } from './binaries.ts'
import { PROGRAM_ENVIRONMENT } from './cluster.ts'
import type { Cluster, Durability } from './cluster.ts'
import type { DataDirectory } from './dataDirectory.ts'
import { findFreePort } from './findFreePort.ts'
import { findPostmaster, untilReady } from './postmaster.ts'
import { removeStaleSockets, socketDirectoryOf } from './socketDirectory.ts'

export type SpawnRequest = {
  readonly home: DataDirectory
  readonly binaries: Binaries
  readonly cluster: Cluster
  readonly durability: Durability
  /** Any free one unless given. */
  readonly port?: number
}

/** Only from this machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  jit: 'off',
  autovacuum_naptime: '10s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
}

const SETTINGS_WITHOUT_DURABILITY: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  /** The cluster may lie in memory, where each gigabyte of the log that nobody replays would be one less. */
  max_wal_size: '256MB',
}

const SPAWN_TRIES_MAX = 20
const RETRY_MS = 250
const LOG_BYTES_MAX = 10_000_000

/** Obstacle that another start, or the children of a killed server, may leave for a moment. */
const PASSING_COMPLAINTS = ['Address already in use', 'pre-existing shared memory block'] as const

/** Complaint where the file system has no sockets, as some that a container shares with its host: TCP is left then. */
const NO_SOCKET = 'Unix-domain socket'

/**
 * Starts PostgreSQL and waits until it answers. It runs in a session of its own, so
 * that Ctrl-C reaches the market alone and the market ends it last.
 * Answers null when another start was faster and its server runs now.
 */
export async function spawnServer(request: SpawnRequest): Promise<ChildProcess | null> {
  rotateLog(request.cluster.logPath)
  let socketDirectory = socketDirectoryOf(request.home.directory)
  for (let tries = 0; tries < SPAWN_TRIES_MAX; tries += 1) {
    const logOffset = sizeOf(request.cluster.logPath)
    const port = request.port ?? (await findFreePort())
    const child = spawnOnce(request, { port, socketDirectory })
    const ready = await untilReady(request.cluster.dataPath, () => hasExited(child))
    if (ready?.pid === child.pid) {
      removeStaleSockets(request.home.directory, port)
      return child
    }
    if (ready !== null || findPostmaster(request.cluster.dataPath)) return null
    const complaint = readComplaint(request.cluster.logPath, logOffset)
    if (socketDirectory !== null && complaint.includes(NO_SOCKET)) {
      socketDirectory = null
      continue
    }
    if (!PASSING_COMPLAINTS.some((passing) => complaint.includes(passing))) {
      throw new StartupError(
        `PostgreSQL ended at its start (${complaint}): read ${request.cluster.logPath}, or set DATABASE_URL.`,
      )
    }
    await delay(RETRY_MS)
  }
  throw new StartupError(
    `PostgreSQL found no free port or memory in ${SPAWN_TRIES_MAX} tries: read ${request.cluster.logPath}.`,
  )
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function spawnOnce(
  request: SpawnRequest,
  { port, socketDirectory }: { readonly port: number; readonly socketDirectory: string | null },
): ChildProcess {
  const settings = {
    ...SETTINGS,
    ...(request.durability === 'none' ? SETTINGS_WITHOUT_DURABILITY : {}),
    unix_socket_directories: socketDirectory ?? '',
    port: String(port),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(request.cluster.logPath, 'a', 0o600)
  try {
    const child = spawn(request.binaries.postgres, ['-D', request.cluster.dataPath, ...flags], {
      ...request.home.user,
      cwd: '/',
      env: PROGRAM_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

function rotateLog(path: string): void {
  if (sizeOf(path) > LOG_BYTES_MAX) renameSync(path, `${path}.1`)
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}

function readComplaint(path: string, offset: number): string {
  const lines = readFileSync(path).subarray(offset).toString().trim().split('\n')
  return lines.find((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
}
