import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layerOf } from './repository.ts'
import type { Repository, ResolvedImport, SourceFile } from './repository.ts'
import type { Border, Finding } from './finding.ts'

/** The windows of the sandboxes look alike, whichever thing outside they stand for. */
const SANDBOX_WINDOW = 'sandbox-window'

/** Packages that are not named here are things outside the rules (files, mail, identity…): they see the core alone. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  http: ['core', 'contract'],
  bridge: ['core', 'contract'],
  ui: ['core', 'http', 'bridge'],
  'embedded-postgres': ['postgres'],
  identity: ['core', SANDBOX_WINDOW],
  payment: ['core', SANDBOX_WINDOW],
  social: ['core', SANDBOX_WINDOW],
  [SANDBOX_WINDOW]: [],
  demo: ['core', 'postgres'],
  packshots: [],
}
/** Composes what is written from every package; only the tests need it. */
const GENERATORS = 'generators'
/** Renders pictures before they are committed; only the tests need it. */
const PACKSHOTS = 'packshots'
const IN_BROWSER = new Set(['http', 'bridge', 'ui', 'contract', 'core'])
const CORE_PACKAGES = new Set(['xstate', 'zod', 'ts-pattern', 'es-hangul'])
const UI_PACKAGES = /^(?:react|react-dom|react-router-dom|@base-ui\/react|@xstate\/react)$/
const INSPECTION = 'ui/src/lib/useInspection.ts'
const INSPECTOR = 'ui/src/lib/liveReporter.ts'

type Edge = { readonly file: SourceFile; readonly edge: ResolvedImport }

function edges(repository: Repository): Edge[] {
  return repository.files.flatMap((file) => file.imports.map((edge) => ({ file, edge })))
}

function mayImport(from: string, to: string): boolean {
  if (from === to || from === 'tests') return true
  if (from === GENERATORS) return to !== 'tests'
  if (from === 'server')
    return !['http', 'bridge', 'ui', 'tests', GENERATORS, PACKSHOTS].includes(to)
  return (MAY_IMPORT[from] ?? ['core']).includes(to)
}

function externals(
  repository: Repository,
  isForbidden: (layer: string, name: string) => boolean,
): Finding[] {
  return edges(repository).flatMap(({ file, edge }) =>
    edge.external !== null && isForbidden(file.layer, edge.external)
      ? [{ file: file.path, found: `imports ${edge.specifier}` }]
      : [],
  )
}

export const IMPORT_BORDERS: readonly Border[] = [
  {
    rule: 'layer-import',
    because: 'a package is a layer, and a layer crossing is what must never happen',
    find: (repository) =>
      edges(repository).flatMap(({ file, edge }) => {
        const to = edge.path === null ? file.layer : layerOf(edge.path)
        if (mayImport(file.layer, to)) return []
        return [{ file: file.path, found: `${file.layer} imports ${to}` }]
      }),
  },
  {
    rule: 'relative-import-stays-home',
    because: 'another package is imported by its name, so that its manifest says so',
    find: (repository) =>
      edges(repository).flatMap(({ file, edge }) =>
        edge.specifier.startsWith('.') && edge.path !== null && layerOf(edge.path) !== file.layer
          ? [{ file: file.path, found: `imports ${edge.specifier}` }]
          : [],
      ),
  },
  {
    rule: 'import-exists',
    because: 'an import that leads nowhere hides a border that is crossed',
    find: (repository) =>
      edges(repository).flatMap(({ file, edge }) =>
        edge.path === null || existsSync(join(repository.root, edge.path))
          ? []
          : [{ file: file.path, found: `imports ${edge.specifier}` }],
      ),
  },
  {
    rule: 'core-packages',
    because: 'the rules run everywhere, so they stand on few packages that run everywhere too',
    find: (repository) =>
      externals(repository, (layer, name) => layer === 'core' && !CORE_PACKAGES.has(name)),
  },
  {
    rule: 'browser-without-node',
    because: 'what a browser loads has no node: modules',
    find: (repository) =>
      externals(
        repository,
        (layer, name) => IN_BROWSER.has(layer) && name.startsWith('node:'),
      ).filter(({ file }) => !file.endsWith('.config.ts')),
  },
  {
    rule: 'effect-in-adapters',
    because: 'effect waits and fails for the adapters; the ui would carry it in its bytes',
    find: (repository) =>
      externals(repository, (layer, name) => layer === 'ui' && name === 'effect'),
  },
  {
    rule: 'react-in-ui',
    because: 'only the ui shows',
    find: (repository) =>
      externals(
        repository,
        (layer, name) => layer !== 'ui' && layer !== 'tests' && UI_PACKAGES.test(name),
      ),
  },
  {
    rule: 'charts-run-inspected',
    because:
      'the flow viewer sees every chart of a page, as they all start with the options of `useInspection`',
    find: (repository) => {
      const runners = edges(repository).filter(
        ({ file, edge }) => file.layer === 'ui' && edge.external === '@xstate/react',
      )
      return runners
        .filter(({ file }) => !file.imports.some(({ path }) => path === INSPECTION))
        .map(({ file }) => ({ file: file.path, found: `no import of ${INSPECTION}` }))
    },
  },
  {
    rule: 'one-inspector',
    because: 'what leaves a page of what a buyer typed is decided in one file',
    find: (repository) =>
      externals(repository, (_layer, name) => name === '@statelyai/inspect').filter(
        ({ file }) => file !== INSPECTOR,
      ),
  },
  { rule: 'no-cycle', because: 'two files that need each other are one file', find: findCycles },
]

function findCycles(repository: Repository): Finding[] {
  const next = new Map(
    repository.files.map((file) => [file.path, file.imports.flatMap(({ path }) => path ?? [])]),
  )
  const done = new Set<string>()
  const found: Finding[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push({ file: path, found: [...trail.slice(start), path].join(' → ') })
    if (start >= 0 || done.has(path)) return
    for (const to of next.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return found
}
