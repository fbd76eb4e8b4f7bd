import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartupError } from '@jangteo/postgres/database/startupError'

/** User who runs PostgreSQL when the market itself runs as root, which PostgreSQL refuses. */
export type ServerUser = { readonly uid: number; readonly gid: number }

/** The accounts to ask for, best first: Debian's, macOS's, everybody's. initdb wants one with a passwd entry. */
const CANDIDATES = ['postgres', '_postgres', 'nobody'] as const

/** True when this process is root, and PostgreSQL therefore needs another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The user of a new cluster made by root. */
export function findServerUser(): ServerUser {
  const user = CANDIDATES.map(lookUp).find((found) => found !== null)
  if (user) return user
  throw new StartupError(
    `PostgreSQL refuses to run as root, and there is no user ${CANDIDATES.join(', ')} to run it: add one, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** The owner of an existing cluster, who alone may run it. */
export function ownerOf(directory: string): ServerUser {
  const { uid, gid } = statSync(directory)
  return { uid, gid }
}

/** True when the user may enter a directory, which takes the right to enter every directory above it. */
export function canEnter(user: ServerUser, directory: string): boolean {
  return asUser(user, 'cd "$1"', directory)
}

/** True when the user may run a file. */
export function canRun(user: ServerUser, file: string): boolean {
  return asUser(user, 'test -r "$1" && test -x "$1"', file)
}

/** True when the system knows the user by a name, without which initdb refuses it. */
export function hasName(user: ServerUser): boolean {
  return spawnSync('id', ['-nu', String(user.uid)]).status === 0
}

function asUser(user: ServerUser, script: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...user, cwd: '/' }).status === 0
}

function lookUp(name: string): ServerUser | null {
  try {
    return { uid: readId('-u', name), gid: readId('-g', name) }
  } catch {
    return null
  }
}

/** macOS prints the ids of `nobody` unsigned; the system calls take them signed. */
function readId(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString()) | 0
}
