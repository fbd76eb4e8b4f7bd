import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

const CHILD = /join\(import\.meta\.dirname, '([^']+\.entry)\.ts'\)/g
const PLACE = /import\.meta\.(dirname|filename|url)/g
/** Stands for the place of the bundle while the places of modules are filled in. */
const BUNDLE = '\0BUNDLE'

/**
 * Fills in where the source of each module lies, so that it finds the files beside it. A program that it starts, named
 * `.entry.ts` and joined to its directory, becomes a part of the bundle.
 */
export function sourcePlaces(): Plugin {
  return {
    name: 'source-places',
    transform: {
      filter: { code: /import\.meta\.(?:dirname|filename|url)/ },
      handler(code, id) {
        const emitChild = (_: string, child: string): string => {
          const fileName = `${basename(child)}.mjs`
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${child}.ts`), fileName })
          return `join(${BUNDLE}, '${fileName}')`
        }
        const places = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href }
        const placed = code
          .replaceAll(CHILD, emitChild)
          .replaceAll(PLACE, (_, kind: keyof typeof places) => JSON.stringify(places[kind]))
          .replaceAll(BUNDLE, 'import.meta.dirname')
        // Lines stay lines: the map of the module before holds.
        return { code: placed, map: null }
      },
    },
  }
}
