import { globSync } from 'node:fs'
import { ROOT } from '../product/root.ts'

/** Lists the files that name the use case of each call, by their paths from the root. */
export function routerFiles(): readonly string[] {
  return globSync('adapters/server/src/app/router/*.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}
