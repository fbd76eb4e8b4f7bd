import type { Plugin } from 'vite'

const ROUTER = /^react-router(?:\/dom)?$/

/**
 * Takes the router's production build: its package names the development build alone to bundlers, whose warnings every page
 * would load and check. A package that is laid out otherwise fails the build.
 */
export function productionRouter(): Plugin {
  return {
    name: 'jangteo:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ROUTER.test(source)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (found === null) return null
      const id = found.id.replace('/dist/development/', '/dist/production/')
      if (id === found.id) throw new Error(`${source} has no development build at ${id}.`)
      return id
    },
  }
}
