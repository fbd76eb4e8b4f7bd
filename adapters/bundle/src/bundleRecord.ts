import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The directory that holds the whole repository. */
export const ROOT = join(import.meta.dirname, '../../..')
/** Holds a record and a few directories for each program. */
export const PROGRAMS_DIRECTORY = join(ROOT, '.cache/programs')

/** The first file of a bundle, the hash of what it was built from, and the paths of that. */
export type BundleRecord = {
  readonly main: string
  readonly hash: string
  /** Own modules, and what decides the versions of all others. */
  readonly modules: readonly string[]
}

/** Name of a program: its path, without what a file name cannot have. */
export const programName = (entry: string): string =>
  relative(ROOT, entry)
    .replace(/\.ts$/, '')
    .replaceAll(/[^\w.-]/g, '-')

export const recordPath = (entry: string): string =>
  join(PROGRAMS_DIRECTORY, `${programName(entry)}.record`)

/** Writes a record as lines: no path of the repository has two. */
export const formatRecord = ({ main, hash, modules }: BundleRecord): string =>
  [main, hash, ...modules].join('\n')

/** Reads the record of a program; `null` where it was never built. */
export function readRecord(entry: string): BundleRecord | null {
  const path = recordPath(entry)
  if (!existsSync(path)) return null
  const [main = '', hash = '', ...modules] = readFileSync(path, 'utf8').split('\n')
  return { main, hash, modules }
}

/** Hashes what modules hold; a missing one counts as empty. */
export function hashModules(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    hash.update(path)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}
