import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from '../product/root.ts'
import { routerFiles } from './routerFiles.ts'

/** Files of a call, from the root. */
export type CallPlace = {
  readonly contract: string
  readonly useCase: string
  /** The stores that the use case imports, or, when it imports none, those of the nearest files that it needs. */
  readonly stores: readonly string[]
  /** The files of the ui that make the call. */
  readonly screens: readonly string[]
}

const HANDLED = /calls\.(\w+)\.(\w+)\.handler\(\s*\w+\(\s*(\w+)/gi
const IMPORT = /import (type )?\{([^}]*)\} from '([^']+)'/g
/** `calls.address.list`, and `category.goods.call(…)` where the domain was taken out of it. */
const USED = [
  /\bcalls\s*\.\s*(\w+)\s*\.\s*(\w+)/g,
  /\b(\w+)\.(\w+)\.(?:call|queryOptions|mutationOptions|infiniteOptions)\(/g,
]
/** The calls of the desk stand for themselves. */
const USED_AT_DESK = /\bdeskCalls\.(\w+)/g

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function list(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

type Import = { readonly names: readonly string[]; readonly path: string }

/** Returns the run-time imports of a server file, of the server and of stores. */
function importsOf(path: string): Import[] {
  return [...read(path).matchAll(IMPORT)].flatMap(([, type, names = '', source = '']) => {
    if (type !== undefined) return []
    const from = source.startsWith('.')
      ? posix.normalize(posix.join(dirname(path), source))
      : source.replace(/^@jangteo\/postgres\/(.*)$/, 'adapters/postgres/src/$1.ts')
    return [{ names: names.split(',').map((name) => name.trim()), path: from }]
  })
}

function isStore(path: string): boolean {
  return path.endsWith('.store.ts')
}

/** Searches imports breadth-first until a round finds stores. */
function storesOf(useCase: string): string[] {
  const seen = new Set([useCase])
  let round = [useCase]
  while (round.length > 0) {
    const next = round.flatMap((path) => importsOf(path).map((edge) => edge.path))
    const stores = next.filter(isStore)
    if (stores.length > 0) return [...new Set(stores)].toSorted()
    round = [...new Set(next)].filter(
      (path) => path.startsWith('adapters/server/') && !seen.has(path),
    )
    for (const path of round) seen.add(path)
  }
  return []
}

/** Finds the use case of each call in the routers. */
function answers(): ReadonlyMap<string, string> {
  return new Map(routerFiles().flatMap(answersIn))
}

function answersIn(router: string): readonly (readonly [string, string])[] {
  const files = new Map(
    importsOf(router).flatMap(({ names, path }) => names.map((name) => [name, path] as const)),
  )
  return [...read(router).matchAll(HANDLED)].map(
    ([, domain, call, name = '']) => [`${domain}.${call}`, files.get(name) ?? ''] as const,
  )
}

/** Finds the ui files that name each call. */
function callers(): ReadonlyMap<string, readonly string[]> {
  const uses = list('ui/src/**/*.{ts,tsx}').flatMap((path) => {
    const text = read(path)
    const named = USED.flatMap((pattern) => [...text.matchAll(pattern)])
    const names = named.map(([, domain, call]) => `${domain}.${call}`)
    const atDesk = [...text.matchAll(USED_AT_DESK)].map(([, call]) => `desk.${call}`)
    return [...names, ...atDesk].map((name) => ({ name, path }))
  })
  const grouped = Map.groupBy(uses, ({ name }) => name)
  return new Map(
    [...grouped].map(([name, own]) => [name, [...new Set(own.map(({ path }) => path))]]),
  )
}

type Declared = { readonly path: string; readonly values: readonly unknown[] }

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }) : []
}

async function declaredIn(path: string): Promise<Declared> {
  const module: unknown = await import(join(ROOT, path))
  const values = valuesOf(module)
  return { path, values: [...values, ...values.flatMap(valuesOf)] }
}

/**
 * Finds the file that declares a call: of the files that export it, the one with the fewest calls; others pass it on.
 */
async function declarations(): Promise<(call: unknown) => string> {
  const files = await Promise.all(list('adapters/contract/src/*/*.calls.ts').map(declaredIn))
  const fewestFirst = files.toSorted((one, other) => one.values.length - other.values.length)
  return (call) => fewestFirst.find(({ values }) => values.includes(call))?.path ?? ''
}

/**
 * Finds the files of every call: its declaration, its use case, its stores, its screens. Throws where one is missing.
 */
export async function createCallPlaces(): Promise<(name: string, call: unknown) => CallPlace> {
  const [declaredAt, answeredBy, askedBy] = [await declarations(), answers(), callers()]
  return (name, call) => {
    const [contract, useCase] = [declaredAt(call), answeredBy.get(name) ?? '']
    for (const path of [contract, useCase]) {
      if (path === '' || !existsSync(join(ROOT, path))) throw new Error(`${name} has no file`)
    }
    return { contract, useCase, stores: storesOf(useCase), screens: askedBy.get(name) ?? [] }
  }
}
