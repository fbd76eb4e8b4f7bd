import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Longer than any process of a former build still runs beside a newer one. */
const RETAINED_MS = 24 * 60 * 60 * 1000

/**
 * Removes the chunks of the server's build that are older than a day, and leaves the others: a process that runs loads the
 * chunks of a page when the page is first asked for, and a restart one by one builds while the former processes answer.
 */
export function formerChunks(): Plugin {
  let directory = ''
  return {
    name: 'jangteo:former-chunks',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved: ({ root, environments }) => {
      directory = join(root, environments['ssr']?.build.outDir ?? '', 'assets')
    },
    buildStart: () => {
      const old = Date.now() - RETAINED_MS
      for (const name of globSync('*.js', { cwd: directory })) {
        const path = join(directory, name)
        if (statSync(path).mtimeMs < old) rmSync(path)
      }
    },
  }
}
