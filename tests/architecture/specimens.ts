import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const OWN_IMPORT = /(?:from|import)\s*\(?'(\.[^']+\.tsx)'/g

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(OWN_IMPORT)].map(([, path = '']) => join(dirname(file), path))
}

/** Files that are drawn where these are, themselves among them. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file))
  }
  return reached
}

/** Parts below `root` that the page of parts does not show, but for those that are named as without a look of their own. */
export function findUnshownParts(root: string, withoutLook: readonly string[]): string[] {
  const shown = reachedFrom(globSync(join(root, 'screens/gallery/*.tsx')))
  return globSync(join(root, 'parts/**/*.tsx'))
    .filter((part) => !shown.has(part))
    .map((part) => relative(join(root, 'parts'), part))
    .filter((part) => !withoutLook.includes(part))
    .toSorted()
}
