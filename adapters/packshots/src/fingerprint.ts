import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shot } from './recipe.types.ts'

const PAGE = join(import.meta.dirname, '../page')

const contents = new Map<string, string>()

function read(path: string): string {
  const known = contents.get(path) ?? bare(readFileSync(join(PAGE, path), 'utf8'))
  contents.set(path, known)
  return known
}

/** A source without its comments and white space, which change no picture. */
function bare(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, '')
}

/** A body's file and all files beside it that it imports, itself or through others. */
function filesOf(kind: string): ReadonlySet<string> {
  const found = new Set([`bodies/${kind}.ts`])
  // A set is walked on while it grows.
  for (const path of found) {
    const imports = readFileSync(join(PAGE, path), 'utf8').matchAll(/from '\.\/([\w.]+\.ts)'/g)
    for (const [, name = ''] of imports) found.add(`bodies/${name}`)
  }
  return found
}

/**
 * The hash of all that a picture depends on: its shot, the studio, and the sources of the bodies in it. A body that is
 * added or changed leaves the pictures of the others fresh.
 */
export function fingerprintOf(shot: Shot): string {
  const studio = ['page.ts', ...globSync('scene/*.ts', { cwd: PAGE }).toSorted()]
  const kinds = new Set([...shot.things, ...shot.beside].map(({ body }) => body.kind))
  const bodies = new Set([...kinds].flatMap((kind) => [...filesOf(kind)]))
  const hash = createHash('sha256').update(JSON.stringify(shot))
  for (const path of [...studio, ...[...bodies].toSorted()]) hash.update(read(path))
  return hash.digest('hex').slice(0, 24)
}
