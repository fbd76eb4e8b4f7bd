import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientAssets } from './build/clientAssets.config.ts'
import { precompress } from './build/precompress.config.ts'
import { productionRouter } from './build/productionRouter.config.ts'

const API = process.env['API_URL'] ?? 'http://localhost:3000'

/**
 * Vendors that change rarely, so that their hashes survive a release of the app. What asks several queries at once stays with
 * the few pages that do.
 */
const VENDORS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'router',
    test: /node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'data', test: /node_modules[\\/](?:@tanstack|@orpc)[\\/](?!.*[qQ]ueries)/ },
]

/**
 * Seven characters distinguish the versions of a file. Every page begins with the names of 590 files, whose hashes nothing
 * compresses: a character more is 0.4 kB more for each.
 */
const HASHED_NAME = '[name]-[hash:7]'

/** Code of this repository, and the icons; addresses stay with their forms and with the page of the address search. */
const OWN =
  /[\\/](?:lucide-react[\\/]|(?:core|ui|adapters[\\/]\w+)[\\/]src[\\/](?!address[\\/]|app[\\/]entry\.))/

/**
 * Coupons, events, members, orders and terms stay with their pages, and what would bring zod to all of them, too.
 */
const OF_MOST =
  /[\\/](?:lucide-react[\\/]|(?:core|ui|adapters[\\/]\w+)[\\/]src[\\/](?!lib[\\/](?:pinTrip|staff)|parts[\\/]table|(?:screens[\\/])?(?:claim|coupon|display|member|operator|order|payment|seller|settlement|staff|terms)[\\/]))/

/** A product as a line: its picture, its options and its price. */
const LINES = /[\\/](?:GoodsLine\.|(?:price|option)\.rules)/

/** When a product comes. */
const PROMISES =
  /[\\/](?:LinesPromise|usePromise|promise\.rules|promiseText\.rules|shipDays\.rules|Promise\.module)/

/**
 * Code that many pages share is a few files, not thirty: what every page begins with, what two fifths of them have, lines of
 * products, their promises, lists of products, fields of forms. A module that is in a file brings what it imports, so those
 * that more pages need come first.
 */
const SHARED = [
  { name: 'start', tags: ['$initial' as const], test: OWN },
  { name: 'shared', test: OF_MOST, minShareCount: 80 },
  { name: 'lines', test: LINES, minShareCount: 5 },
  { name: 'promises', test: PROMISES, minShareCount: 5 },
  { name: 'goods', test: /[\\/]parts[\\/]goods[\\/]/, minShareCount: 12 },
  { name: 'fields', test: /[\\/]parts[\\/]field[\\/](?!TextArea)/, minShareCount: 7 },
]

/**
 * Of the inspector only `createInspector` is used; its sockets, and the server they would open, stay out of the build.
 */
const UNUSED_SOCKETS =
  /node_modules[\\/](?:@statelyai[\\/]inspect|partysocket|isomorphic-ws|superjson)[\\/]/

export default defineConfig({
  plugins: [react(), productionRouter(), clientAssets(), precompress()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['index.html', 'address-search.html'],
          output: {
            entryFileNames: `assets/${HASHED_NAME}.js`,
            chunkFileNames: `assets/${HASHED_NAME}.js`,
            assetFileNames: `assets/${HASHED_NAME}[extname]`,
            codeSplitting: { groups: [...VENDORS, ...SHARED] },
          },
          treeshake: { moduleSideEffects: [{ test: UNUSED_SOCKETS, sideEffects: false }] },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        minify: true,
        // Processes that run load their chunks yet; the server removes those of former builds.
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/entry.server.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment !== undefined) await builder.build(environment)
      }
    },
  },
  server: {
    proxy: {
      '/api': API,
      '/files': API,
      '/pictures': API,
      '/videos': API,
      '/sandbox-gateway': API,
    },
  },
})
