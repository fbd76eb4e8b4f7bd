import { z } from 'zod'

const texts = z.array(z.string()).readonly()
const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().exactOptional(),
  isDynamicEntry: z.boolean().exactOptional(),
  imports: texts.exactOptional(),
  dynamicImports: texts.exactOptional(),
  css: texts.exactOptional(),
})

/** Key of a screen. */
export const SCREEN = /^src\/screens\/.+Screen\.tsx$/

/** Vite's manifest, as far as the budgets read it: chunks by the source that they begin with. */
export const manifestSchema = z.record(z.string(), chunk.readonly()).readonly()
export type Manifest = z.infer<typeof manifestSchema>

function follow(
  keys: readonly string[],
  nextOf: (key: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of nextOf(key)) visit(next)
  }
  for (const key of keys) visit(key)
  return seen
}

/** The keys of a chunk and of everything that it imports statically. */
export function closureOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  return follow(keys, (key) => manifest[key]?.imports ?? [])
}

/** The keys of screens and of everything that they may load later. Another screen is a page of its own. */
export function reachOf(manifest: Manifest, screens: readonly string[]): ReadonlySet<string> {
  const isScreen = (key: string): boolean => SCREEN.test(key)
  return follow(screens, (key) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    return [...imports, ...dynamicImports.filter((next) => !isScreen(next))]
  })
}

/** Files that a closure loads, scripts and styles apart, each once. */
export function filesOf(
  manifest: Manifest,
  closure: ReadonlySet<string>,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const chunks = [...closure].flatMap((key) => manifest[key] ?? [])
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  const styles = chunks.flatMap(({ css = [] }) => css)
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] }
}
