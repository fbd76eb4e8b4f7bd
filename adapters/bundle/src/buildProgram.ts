import {
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown, type RolldownOutput } from 'rolldown'
import {
  formatRecord,
  hashModules,
  PROGRAMS_DIRECTORY,
  programName,
  recordPath,
  ROOT,
} from './bundleRecord.ts'
import { keepOutside } from './keepOutside.ts'
import { keepPlaces } from './keepPlaces.ts'

const MAIN = 'main'
/** Bundles of a program that stay: a market that runs may yet load a chunk of an older one. */
const BUNDLE_COUNT_MAX = 4
/** Decides the versions of all packages that are not ours. */
const LOCKFILE = join(ROOT, 'pnpm-lock.yaml')

/** Programs that others start as processes of their own: they are bundled with each of them. */
function childEntries(): Record<string, string> {
  const paths = globSync('adapters/*/src/**/*.entry.ts', { cwd: ROOT })
  const children = paths.filter((path) => !path.startsWith('adapters/bundle/'))
  return Object.fromEntries(children.map((path) => [basename(path, '.ts'), join(ROOT, path)]))
}

function ownModules({ output }: RolldownOutput): string[] {
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const own = ids.filter((id) => id.startsWith(ROOT) && !id.includes('node_modules'))
  const bundler = globSync('adapters/bundle/src/*.ts', { cwd: ROOT })
  return [...new Set([...own, ...bundler.map((path) => join(ROOT, path)), LOCKFILE])].toSorted()
}

/** Removes the oldest bundles of a program. */
function removeOld(name: string): void {
  const bundles = readdirSync(PROGRAMS_DIRECTORY, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name.startsWith(`${name}.`))
    .map((each) => join(PROGRAMS_DIRECTORY, each.name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const path of bundles.slice(BUNDLE_COUNT_MAX)) rmSync(path, { recursive: true, force: true })
}

/** Builds a program with the programs that it may start, and records from which modules. */
export async function buildProgram(entry: string): Promise<void> {
  const name = programName(entry)
  const bundle = await rolldown({
    input: { [MAIN]: entry, ...childEntries() },
    platform: 'node',
    plugins: [keepOutside(), keepPlaces()],
  })
  const directory = join(PROGRAMS_DIRECTORY, `${name}.${Date.now()}-${process.pid}`)
  mkdirSync(PROGRAMS_DIRECTORY, { recursive: true })
  const written = await bundle.write({
    dir: directory,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  const modules = ownModules(written)
  const record = { main: join(directory, `${MAIN}.mjs`), modules, hash: hashModules(modules) }
  const draft = join(directory, 'record')
  writeFileSync(draft, formatRecord(record))
  renameSync(draft, recordPath(entry))
  removeOld(name)
}
