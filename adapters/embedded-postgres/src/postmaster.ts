import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '@jangteo/postgres/database/startupError'

/** Status that a server says of itself in `postmaster.pid`. `port` is null until it listens. */
export type Postmaster = {
  readonly pid: number
  readonly port: number | null
  /** `null` without a socket. */
  readonly socketDirectory: string | null
  readonly isReady: boolean
  /** It takes no session any more, so no market can own it. */
  readonly isStopping: boolean
}

const POLL_MS = 20
/** Crash recovery replays the log before it answers. */
const READY_TIMEOUT_MS = 60_000
/** A fast shutdown takes less; PostgreSQL 18 can hang in one that arrives while it recovers from a lost backend. */
const FAST_STOP_TIMEOUT_MS = 5_000
const IMMEDIATE_STOP_TIMEOUT_MS = 20_000

/** True when a process of that id exists, be it ours to signal or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The live server of a data path; null when there is none, whatever a left-over `postmaster.pid` says. */
export function findPostmaster(dataPath: string): Postmaster | null {
  const found = readPidFile(dataPath)
  return found !== null && servesDataPath(found.pid, dataPath) ? found : null
}

/** Waits until the server of a data path takes connections; null when it ended instead, as `hasEnded` says. */
export async function untilReady(
  dataPath: string,
  hasEnded: () => boolean,
): Promise<Postmaster | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const found = findPostmaster(dataPath)
    if (found?.isReady) return found
    if (found === null && hasEnded()) return null
    await delay(POLL_MS)
  }
  throw new StartupError(
    `PostgreSQL in ${dataPath} did not become ready in ${READY_TIMEOUT_MS / 1000} s: read ${join(dataPath, '..', 'server.log')}.`,
  )
}

/**
 * Ends the server of a data path and rolls its sessions back. A server that does not end in FAST_STOP_TIMEOUT_MS is
 * stopped immediately: it loses nothing, and the next start replays its log.
 */
export async function stopPostmaster(dataPath: string): Promise<void> {
  const found = findPostmaster(dataPath)
  if (found === null) return
  process.kill(found.pid, 'SIGINT')
  if (await hasEndedWithin(FAST_STOP_TIMEOUT_MS, found.pid, dataPath)) return
  process.kill(found.pid, 'SIGQUIT')
  if (await hasEndedWithin(IMMEDIATE_STOP_TIMEOUT_MS, found.pid, dataPath)) return
  throw new StartupError(
    `PostgreSQL (pid ${found.pid}) in ${dataPath} does not end: end it by hand.`,
  )
}

/**
 * Removes a `postmaster.pid` whose process is somebody else's by now, which PostgreSQL itself would
 * take for a running server. A file that another start wrote meanwhile is put back.
 */
export function removeStalePidFile(dataPath: string): void {
  const stale = readPidFile(dataPath)
  if (stale === null || !isAlive(stale.pid) || servesDataPath(stale.pid, dataPath)) return
  const path = join(dataPath, 'postmaster.pid')
  const aside = `${path}.stale-${process.pid}`
  renameSync(path, aside)
  if (parsePidFile(readFileSync(aside, 'utf8'))?.pid === stale.pid) rmSync(aside)
  else renameSync(aside, path)
}

async function hasEndedWithin(timeoutMs: number, pid: number, dataPath: string): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (!servesDataPath(pid, dataPath)) return true
    await delay(POLL_MS)
  }
  return false
}

function readPidFile(dataPath: string): Postmaster | null {
  try {
    return parsePidFile(readFileSync(join(dataPath, 'postmaster.pid'), 'utf8'))
  } catch {
    return null
  }
}

/** Lines: pid, data directory, start time, port, socket directory, listen address, memory key, status. */
function parsePidFile(content: string): Postmaster | null {
  const lines = content.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  const [port, socketDirectory, status] = [lines[3], lines[4], lines[7]]
  return {
    pid,
    port: port ? Number(port) : null,
    socketDirectory: socketDirectory ? socketDirectory : null,
    isReady: status === 'ready',
    isStopping: status === 'stopping',
  }
}

/**
 * True when the process is the server of this data path, by the command that started it. Only such a
 * process is ever signalled: an id in an old file may be anybody's.
 */
function servesDataPath(pid: number, dataPath: string): boolean {
  return process.platform === 'linux'
    ? servesByArguments(readArguments(pid), dataPath)
    : readCommand(pid).includes(` -D ${dataPath} `)
}

function servesByArguments(words: readonly string[], dataPath: string): boolean {
  const [program = '', ...flags] = words
  const served = flags[flags.indexOf('-D') + 1]
  return basename(program) === 'postgres' && served !== undefined && isSamePlace(served, dataPath)
}

/** The same directory may have two names: a link, a second mount. */
function isSamePlace(one: string, other: string): boolean {
  if (one === other) return true
  try {
    const [first, second] = [statSync(one), statSync(other)]
    return first.dev === second.dev && first.ino === second.ino
  } catch {
    return false
  }
}

function readArguments(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function readCommand(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      stdio: 'pipe',
    }).toString()
  } catch {
    return ''
  }
}
