import {
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import {
  formatRecord,
  hashFiles,
  PROGRAMS_DIRECTORY,
  programName,
  recordPath,
  ROOT,
} from './bundleRecord.ts'
import { externalPackages } from './externalPackages.ts'
import { narrowText } from './narrowText.ts'
import { sourcePlaces } from './sourcePlaces.ts'

const MAIN = 'main'
/** Bundles of a program that stay: a market that runs may yet load a chunk of an older one. */
const BUNDLE_COUNT_MAX = 4
/** Decides the versions of all packages that are not ours. */
const LOCKFILE = join(ROOT, 'pnpm-lock.yaml')

/** Files of the repository among all that were read, and the bundler's own. */
function ownFiles(files: readonly string[]): string[] {
  const own = files.filter((path) => path.startsWith(ROOT) && !path.includes('node_modules'))
  const bundler = globSync('adapters/bundle/src/*.ts', { cwd: ROOT })
  return [...new Set([...own, ...bundler.map((path) => join(ROOT, path)), LOCKFILE])].toSorted()
}

/** True when one of the files was written since a time of this machine's clock. */
function hasChangedSince(files: readonly string[], startedAtMs: number): boolean {
  const nowMs = Date.now()
  return files.some((path) => {
    const { mtimeMs } = statSync(path)
    return mtimeMs >= startedAtMs && mtimeMs <= nowMs
  })
}

/** Removes the oldest bundles of a program. */
function removeOld(name: string): void {
  const bundles = readdirSync(PROGRAMS_DIRECTORY, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name.startsWith(`${name}.`))
    .map((each) => join(PROGRAMS_DIRECTORY, each.name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const path of bundles.slice(BUNDLE_COUNT_MAX)) rmSync(path, { recursive: true, force: true })
}

/**
 * Builds a program with the programs that it may start, and records from which files. A file that is written meanwhile
 * leaves the record as it was.
 */
export async function buildProgram(entry: string): Promise<void> {
  const startedAtMs = Date.now()
  const name = programName(entry)
  const bundle = await rolldown({
    input: { [MAIN]: entry },
    platform: 'node',
    // Packages as Node finds them, where bundlers prefer files that Node cannot load.
    resolve: { conditionNames: ['node', 'module-sync'], mainFields: ['main'] },
    plugins: [externalPackages(), sourcePlaces(), narrowText()],
  })
  const directory = join(PROGRAMS_DIRECTORY, `${name}.${startedAtMs}-${process.pid}`)
  mkdirSync(PROGRAMS_DIRECTORY, { recursive: true })
  await bundle.write({
    dir: directory,
    format: 'esm',
    sourcemap: true,
    // The log distinguishes errors by their class.
    keepNames: true,
    // V8 holds the text of a program for the life of the process.
    comments: { annotation: false, jsdoc: false },
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  const files = ownFiles(await bundle.watchFiles)
  await bundle.close()
  if (hasChangedSince(files, startedAtMs)) return
  const record = { main: join(directory, `${MAIN}.mjs`), files, hash: hashFiles(files) }
  const draft = join(directory, 'record')
  writeFileSync(draft, formatRecord(record))
  renameSync(draft, recordPath(entry))
  removeOld(name)
}
