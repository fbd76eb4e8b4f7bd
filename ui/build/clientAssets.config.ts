import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:client-assets'
const RESOLVED_ID = `\0${ID}`

async function readStyles(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(folder, 'assets'))
  const styles = names.filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(
    styles.map((name) => readFile(join(folder, 'assets', name), 'utf8')),
  )
  return Object.fromEntries(
    styles.map((name, index) => [`assets/${name}`, (texts[index] ?? '').trim()]),
  )
}

/** Gives the server build what the client build made: the page's template, its manifest and its style sheets as text. */
export function clientAssets(): Plugin {
  let folder = ''
  return {
    name: 'jangteo:client-assets',
    configResolved(config) {
      folder = join(config.root, 'dist/client')
    },
    resolveId: (id) => (id === ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null
      const [template, manifest, styles] = await Promise.all([
        readFile(join(folder, 'index.html'), 'utf8'),
        readFile(join(folder, '.vite/manifest.json'), 'utf8'),
        readStyles(folder),
      ])
      return [
        `export const template = ${JSON.stringify(template)}`,
        `export const manifest = ${manifest}`,
        `export const styles = ${JSON.stringify(styles)}`,
      ].join('\n')
    },
  }
}
