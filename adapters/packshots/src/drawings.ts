import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Icons = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

let known: Icons | null = null

/** A drawing of the vector set as SVG; `null` for a name that the set does not have. */
export function readDrawing(name: string): string | null {
  known ??= readSet()
  const icon = known.icons[name]
  if (icon === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1024" height="1024" viewBox="0 0 32 32">${icon.body}</svg>`
}

function readSet(): Icons {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Icons
}
