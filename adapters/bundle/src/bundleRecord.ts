import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The directory that holds the whole repository. */
export const ROOT = join(import.meta.dirname, '../../..')
/** Holds a record and a few directories for each program. */
export const PROGRAMS_DIRECTORY = join(ROOT, '.cache/programs')

/** The first file of a bundle, the hash of the files that it was built from, and their paths. */
export type BundleRecord = {
  readonly main: string
  readonly hash: string
  /** Those of the repository, and what decides the versions of its packages. */
  readonly files: readonly string[]
}

/** Name of a program: its path, without what a file name cannot have. */
export const programName = (entry: string): string =>
  relative(ROOT, entry)
    .replace(/\.ts$/, '')
    .replaceAll(/[^\w.-]/g, '-')

export const recordPath = (entry: string): string =>
  join(PROGRAMS_DIRECTORY, `${programName(entry)}.record`)

/** Writes a record as lines: no path of the repository has two. */
export const formatRecord = ({ main, hash, files }: BundleRecord): string =>
  [main, hash, ...files].join('\n')

/** Reads the record of a program; `null` where it was never built. */
export function readRecord(entry: string): BundleRecord | null {
  const path = recordPath(entry)
  if (!existsSync(path)) return null
  const [main = '', hash = '', ...files] = readFileSync(path, 'utf8').split('\n')
  return { main, hash, files }
}

/** Hashes what files hold, a missing one as empty, and the version of Node that runs them. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    hash.update(path)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}
