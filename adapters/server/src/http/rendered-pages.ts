import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { partOf } from '../worker/worker-count.ts'
import { createSlots } from './rendering-slots.ts'
import type { InlineSources } from './security-headers.ts'

type Rendered = {
  readonly status: number
  readonly html: string
  readonly isPrerendered: boolean
  /** From when on (epoch milliseconds) the page says something that is over; `null` while it never does. */
  readonly holdsUntilMs: number | null
  /** Milliseconds for which the page is sent as it is. */
  readonly freshMs: number
}

/** Attributes of a page that depend on where it is shown. */
type PageLook = { readonly appKind: AppKind; readonly searchesAddresses: boolean }

type RenderDeps = PageLook & {
  /** The moment that the page is rendered at, in epoch milliseconds. */
  readonly nowMs: number
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** Files that the built ui gives the server. */
export type UiRenderer = {
  readonly render: (request: Request, deps: RenderDeps) => Promise<Rendered>
  readonly shell: (status: number, look: PageLook) => Rendered
  readonly dependsOnQuery: (pathname: string, search: string) => boolean
  readonly styleBlocks: readonly string[]
  readonly scriptBlocks: readonly string[]
}

const uiRenderer = z.object({
  render: z.custom<UiRenderer['render']>((value) => typeof value === 'function'),
  shell: z.custom<UiRenderer['shell']>((value) => typeof value === 'function'),
  dependsOnQuery: z.custom<UiRenderer['dependsOnQuery']>((value) => typeof value === 'function'),
  styleBlocks: z.array(z.string()),
  scriptBlocks: z.array(z.string()),
})

/** Loads the renderer out of the built ui. */
export async function loadUiRenderer(uiDirectory: string): Promise<UiRenderer> {
  const entry = pathToFileURL(join(uiDirectory, 'server/entry.server.js')).href
  const loaded: unknown = await import(entry)
  return uiRenderer.parse(loaded)
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The sources that let the ui's own style and script blocks pass the content security policy. */
export function inlineSources({ styleBlocks, scriptBlocks }: UiRenderer): InlineSources {
  return { styles: styleBlocks.map(hashSource), scripts: scriptBlocks.map(hashSource) }
}

/** A page as it is sent, in every encoding. */
export type SentPage = {
  readonly status: number
  readonly isPrerendered: boolean
  readonly holdsUntilMs: number | null
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** A page with the milliseconds for which it is sent as it is. */
type Made = { readonly page: SentPage; readonly freshMs: number }

/** Compresses beside the main thread. */
async function encode(page: Rendered): Promise<SentPage> {
  const { status, isPrerendered, holdsUntilMs } = page
  const plain = Buffer.from(page.html)
  const [zipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, BROTLI)])
  return { status, isPrerendered, holdsUntilMs, plain, gzip: zipped, brotli }
}

/** A shell in place of a page is dropped as soon as it is sent. */
const SHELL_MS = 1
const CACHE_BYTES_MAX = 48 * 1024 * 1024
/** A page takes some 15 ms of the one thread. */
const RENDERINGS = { running: 2, waiting: 8 }

type Input = { readonly path: string; readonly appKind: AppKind }
/** The query without its question mark; empty where there is none. */
type PageRequest = Input & { readonly search?: string }

type Rendering = {
  readonly renderer: UiRenderer
  readonly origin: string
  readonly nowMs: () => number
  /** Workers of this market, among which the memory of the pages is divided; 1 unless given. */
  readonly workerCount?: number
} & Pick<RenderDeps, 'fetch' | 'searchesAddresses'>

/**
 * Pages by app and path, the same for every caller: a page whose query changes what it shows gets the shell. While it is fresh a page
 * is sent as it is; after that it is sent once more while a new one is made behind it. Two pages are made at a time and eight
 * wait; of any other the browser gets the shell and fills it. A page that names a day of arrival is not sent from its
 * cut-off on, nor after the end of the day. Source: decision 013, decision 042, decision 088.
 */
export function createPageCache(rendering: Rendering) {
  const { renderer, origin, fetch, searchesAddresses, nowMs, workerCount = 1 } = rendering
  const shells = new Map<string, Promise<SentPage>>()
  const slots = createSlots(RENDERINGS)

  function shell(status: number, appKind: AppKind): Promise<SentPage> {
    const key = `${appKind} ${status}`
    const sent = shells.get(key) ?? encode(renderer.shell(status, { appKind, searchesAddresses }))
    shells.set(key, sent)
    return sent
  }

  async function render({ path, appKind }: Input): Promise<Made> {
    const request = new Request(new URL(path, origin))
    const deps = { fetch, appKind, searchesAddresses, nowMs: nowMs() }
    const rendered = await renderer.render(request, deps)
    return rendered.isPrerendered
      ? { page: await encode(rendered), freshMs: rendered.freshMs }
      : { page: await shell(rendered.status, appKind), freshMs: SHELL_MS }
  }

  const pages = new LRUCache<string, SentPage, Input>({
    maxSize: partOf(CACHE_BYTES_MAX, workerCount),
    sizeCalculation: ({ plain, gzip: zipped, brotli }) =>
      plain.length + zipped.length + brotli.length,
    ttl: SHELL_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, former, { context, options }) => {
      const made = await slots.run(() => render(context))
      if (made === null) return former ?? shell(200, context.appKind)
      options.ttl = made.freshMs
      return made.page
    },
  })

  function dropOutdated(key: string): void {
    const holdsUntilMs = pages.peek(key, { allowStale: true })?.holdsUntilMs ?? null
    if (holdsUntilMs !== null && holdsUntilMs <= nowMs()) pages.delete(key)
  }

  return {
    async page({ path, search = '', appKind }: PageRequest): Promise<SentPage> {
      if (renderer.dependsOnQuery(path, search)) return shell(200, appKind)
      const key = `${appKind} ${path}`
      dropOutdated(key)
      const page = await pages.fetch(key, { context: { path, appKind } })
      if (page?.isPrerendered === false) pages.delete(key)
      return page ?? shell(200, appKind)
    },
    shell,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
