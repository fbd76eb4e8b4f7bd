import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../product/root.ts'

const manifest = z.object({
  publishConfig: z.object({ exports: z.record(z.string(), z.unknown()) }),
})

/** Files of core by the package's `exports`: public or internal. */
export type CoreFiles = { readonly open: readonly string[]; readonly inner: readonly string[] }

/** Reads the `exports` that core is published with; a file mapped to `null` is internal. */
export function readCoreFiles(): CoreFiles {
  const text = readFileSync(join(ROOT, 'core/package.json'), 'utf8')
  const entries = Object.entries(manifest.parse(JSON.parse(text)).publishConfig.exports)
  const named = new Set(entries.flatMap(([key, to]) => (to === null ? [] : [key])))
  const closed = entries.flatMap(([key, to]) => (to === null ? [key] : []))
  const isInner = (name: string) =>
    !named.has(`./${name}`) &&
    closed.some((key) =>
      key.endsWith('*') ? `./${name}`.startsWith(key.slice(0, -1)) : key === `./${name}`,
    )
  const names = globSync('core/src/**/*.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/').replace('core/src/', '').replace(/\.ts$/, ''))
    .toSorted()
  return { open: names.filter((name) => !isInner(name)), inner: names.filter(isInner) }
}
