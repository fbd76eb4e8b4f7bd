import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

type Rendered = {
  readonly status: number
  readonly html: string
  readonly isPrerendered: boolean
}

type RenderDeps = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly appKind: AppKind
}

/** What the built ui gives the server. */
export type UiRenderer = {
  readonly render: (request: Request, deps: RenderDeps) => Promise<Rendered>
  readonly shell: (status: number, appKind: AppKind) => Rendered
  readonly styleBlocks: readonly string[]
}

const uiRenderer = z.object({
  render: z.custom<UiRenderer['render']>((value) => typeof value === 'function'),
  shell: z.custom<UiRenderer['shell']>((value) => typeof value === 'function'),
  styleBlocks: z.array(z.string()),
})

/** Loads the renderer out of the built ui. */
export async function loadUiRenderer(uiDirectory: string): Promise<UiRenderer> {
  const entry = pathToFileURL(join(uiDirectory, 'server/entry.server.js')).href
  const loaded: unknown = await import(entry)
  return uiRenderer.parse(loaded)
}

/** The sources that let the ui's own style blocks pass the content security policy. */
export function styleHashes(renderer: UiRenderer): readonly string[] {
  return renderer.styleBlocks.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** A page as it is sent, in every encoding. */
export type SentPage = {
  readonly status: number
  readonly isPrerendered: boolean
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

function encode({ status, html, isPrerendered }: Rendered): SentPage {
  const plain = Buffer.from(html)
  return {
    status,
    isPrerendered,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  }
}

const FRESH_MS = 45_000
const CACHE_BYTES_MAX = 48 * 1024 * 1024

type Asked = { readonly address: string; readonly appKind: AppKind }

type Rendering = {
  readonly renderer: UiRenderer
  readonly origin: string
  readonly fetch: RenderDeps['fetch']
}

/**
 * Pages by app and address, the same for every caller. For 45 seconds a page is sent as it is; after that it is
 * sent once more while a new one is made behind it. Source: decision 013.
 */
export function createPageCache({ renderer, origin, fetch }: Rendering) {
  const shells = new Map<string, SentPage>()
  const pages = new LRUCache<string, SentPage, Asked>({
    maxSize: CACHE_BYTES_MAX,
    sizeCalculation: ({ plain, gzip, brotli }) => plain.length + gzip.length + brotli.length,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _former, { context: { address, appKind } }) =>
      encode(await renderer.render(new Request(new URL(address, origin)), { fetch, appKind })),
  })
  return {
    async page(address: string, appKind: AppKind): Promise<SentPage> {
      const key = `${appKind} ${address}`
      const page = await pages.fetch(key, { context: { address, appKind } })
      if (page?.isPrerendered === false) pages.delete(key)
      return page ?? this.shell(200, appKind)
    },
    shell(status: number, appKind: AppKind): SentPage {
      const key = `${appKind} ${status}`
      const known = shells.get(key)
      if (known !== undefined) return known
      const sent = encode(renderer.shell(status, appKind))
      shells.set(key, sent)
      return sent
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
