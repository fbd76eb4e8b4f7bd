import { manifest, styles } from 'virtual:client-assets'
import layerOrder from '../style/layers.css?inline'

const ENTRY = 'index.html'

type Chunks = { readonly scripts: ReadonlySet<string>; readonly sheets: ReadonlySet<string> }

function collect(key: string, found: { scripts: Set<string>; sheets: Set<string> }): void {
  const chunk = manifest[key]
  if (chunk === undefined || found.scripts.has(chunk.file)) return
  found.scripts.add(chunk.file)
  for (const dependency of chunk.imports ?? []) collect(dependency, found)
  for (const sheet of chunk.css ?? []) found.sheets.add(sheet)
}

function chunksOf(modules: readonly string[]): Chunks {
  const found = { scripts: new Set<string>(), sheets: new Set<string>() }
  for (const key of modules) {
    if (manifest[key] === undefined) throw new Error(`The build has no page ${key}.`)
    collect(key, found)
  }
  return found
}

/**
 * Assets that a page needs besides its markup: scripts to fetch early, and the style sheets that stand in its head as
 * text.
 */
export type PageAssets = {
  /** Paths of scripts, e.g. `/assets/HomeScreen-1a2b.js`, the entry's own left out. */
  readonly scripts: readonly string[]
  readonly sheets: readonly string[]
  readonly style: string
}

/**
 * The assets of a page whose lazy module is `module`, as the manifest names it; `null` for the bare shell. Of the `parts`,
 * whose code comes later, the styles stand in the page already: they may be in its markup.
 */
export function pageAssets(module: string | null, parts: readonly string[] = []): PageAssets {
  const entry = chunksOf([ENTRY])
  const page = chunksOf(module === null ? [ENTRY] : [ENTRY, module])
  const sheets = [...new Set([...page.sheets, ...chunksOf(parts).sheets])]
  return {
    scripts: [...page.scripts].filter((file) => !entry.scripts.has(file)).map((file) => `/${file}`),
    sheets: sheets.map((file) => `/${file}`),
    style: [layerOrder.trim(), ...sheets.map((file) => styles[file] ?? '')].join('\n'),
  }
}
