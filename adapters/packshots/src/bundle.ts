import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** The files of the page that takes the pictures, by their path. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>

const PAGE = join(import.meta.dirname, '../page')

/** Bundles the page with three and its fonts, in memory. */
export async function bundlePage(): Promise<PageFiles> {
  const built = (await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    base: '/',
    build: {
      write: false,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { input: join(PAGE, 'index.html') },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  )
}
