import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

const CHILD = /join\(import\.meta\.dirname, '([^']+\.entry)\.ts'\)/g
const PLACE = /import\.meta\.(dirname|filename|url)/g
/** Stands for the place of the bundle while the places of modules are filled in. */
const HERE = '\0HERE'

/**
 * Fills in where each module lies, so that it finds the files beside it; a program that it starts is the one of the
 * bundle.
 */
export function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { code: /import\.meta\.(?:dirname|filename|url)/ },
      handler(code, id) {
        const places = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href }
        const placed = code
          .replaceAll(CHILD, (_, child: string) => `join(${HERE}, '${basename(child)}.mjs')`)
          .replaceAll(PLACE, (_, kind: keyof typeof places) => JSON.stringify(places[kind]))
          .replaceAll(HERE, 'import.meta.dirname')
        // Lines stay lines: the map of the module before holds.
        return { code: placed, map: null }
      },
    },
  }
}
