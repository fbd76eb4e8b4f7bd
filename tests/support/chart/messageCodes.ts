import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Every code that some catalogue of core has a Korean text for. */
export async function messageCodes(): Promise<Set<string>> {
  const files = globSync('core/src/**/*.messages.ts', { cwd: ROOT })
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(ROOT, file))))
  const catalogues = modules.flatMap((module) => entriesOf(module).map(([, value]) => value))
  return new Set(catalogues.flatMap((catalogue) => entriesOf(catalogue).map(([code]) => code)))
}
