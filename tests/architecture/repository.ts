import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Comment, Program } from 'oxc-parser'
import { hasDefaultExport, importsOf, reExportsOf } from './moduleEdges.ts'
import type { ModuleEdge } from './moduleEdges.ts'

const SOURCES = ['{core,ui,adapters,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}']
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results'])
const OWN_SCOPE = '@jangteo/'

/** An import of our own code (`path`, from the root) or of somebody else's package (`external`). */
export type ResolvedImport = ModuleEdge & {
  readonly path: string | null
  readonly external: string | null
}

export type SourceFile = {
  /** From the root, with forward slashes. */
  readonly path: string
  /** Package of the workspace that holds the file: `core`, `contract`, `ui`, `tests`… */
  readonly layer: string
  readonly program: Program
  readonly comments: readonly Comment[]
  readonly imports: readonly ResolvedImport[]
  readonly reExports: readonly ResolvedImport[]
  readonly hasDefaultExport: boolean
}

export type Repository = {
  readonly root: string
  /** Names in the root folder, but for those that git ignores. */
  readonly entries: readonly string[]
  readonly files: readonly SourceFile[]
}

/** Parses every source file below the root. Throws on a file that cannot be parsed: an unread file is an unguarded one. */
export function readRepository(root: string): Repository {
  const paths = globSync(SOURCES, { cwd: root, exclude: isNotSource })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const ignoreFile = join(root, '.gitignore')
  const ignored = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split('\n') : []
  return {
    root,
    entries: readdirSync(root).filter((name) => !ignored.includes(name)),
    files: paths.map((path) => readSource(root, path)),
  }
}

/** The package of the workspace that a path from the root belongs to. */
export function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  return top === 'adapters' ? second : top
}

function isNotSource(path: string): boolean {
  return path.split(/[/\\]/).some((part) => NOT_SOURCES.has(part))
}

function readSource(root: string, path: string): SourceFile {
  const parsed = parseSync(path, readFileSync(join(root, path), 'utf8'))
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  const resolve = (edge: ModuleEdge): ResolvedImport => ({
    ...edge,
    ...resolveSpecifier({ root, from: path, specifier: edge.specifier }),
  })
  return {
    path,
    layer: layerOf(path),
    program: parsed.program,
    comments: parsed.comments,
    imports: importsOf(parsed).map(resolve),
    reExports: reExportsOf(parsed).map(resolve),
    hasDefaultExport: hasDefaultExport(parsed.program),
  }
}

type Lookup = { readonly root: string; readonly from: string; readonly specifier: string }

function resolveSpecifier(lookup: Lookup): Pick<ResolvedImport, 'path' | 'external'> {
  const specifier = lookup.specifier.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) {
    return { path: posix.normalize(posix.join(dirname(lookup.from), specifier)), external: null }
  }
  if (!specifier.startsWith(OWN_SCOPE)) return { path: null, external: packageOf(specifier) }
  const [layer = '', ...rest] = specifier.slice(OWN_SCOPE.length).split('/')
  const folder = existsSync(join(lookup.root, layer)) ? layer : `adapters/${layer}`
  return { path: `${folder}/src/${rest.join('/')}.ts`, external: null }
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
