import { createCalls } from '@jangteo/http/call/calls'
import { createQueryClient } from '@jangteo/http/query/queryClient'
import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { connectBridge } from '@jangteo/bridge/bridge/bridge.port'
import { dehydrate } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { AppProviders } from './AppProviders.tsx'
import { pageAssets } from './clientAssets.ts'
import type { PageAssets } from './clientAssets.ts'
import { htmlOf } from './document.ts'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from './router.ts'
import { createRoutes, PRERENDERED_PAGES } from './routes.tsx'
import { ShellPage } from './ShellPage.tsx'

/** How the server answers a page. */
export type RenderedPage = {
  readonly status: number
  readonly html: string
  /** `false` is the bare shell, which the browser fills: nothing to keep in a cache. */
  readonly isPrerendered: boolean
}

export type RenderDeps = {
  /** Carries a call of the contract inside the server, as a guest. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** How long the page may wait for its data, in milliseconds, before the shell is sent instead. */
  readonly waitMs?: number
}

const WAIT_MS = 150
const NOT_FOUND = 404
const PREPARED = PRERENDERED_PAGES.map(({ pattern, module }) => ({
  path: pattern,
  assets: pageAssets(module),
}))
const SHELL_ASSETS = pageAssets(null)
const SHELL_HTML = htmlOf({
  markup: renderToString(<ShellPage />),
  assets: SHELL_ASSETS,
  state: null,
})

function assetsOf(pathname: string): PageAssets | null {
  const [match] = matchRoutes(PREPARED, pathname) ?? []
  return match?.route.assets ?? null
}

/** The page that the browser fills by itself, for every route that is not prerendered. */
export function shell(status = 200): RenderedPage {
  return { status, html: SHELL_HTML, isPrerendered: false }
}

/** Patterns of the routes that `render` answers with their content. */
export const prerenderedPatterns: readonly string[] = PREPARED.map(({ path }) => path)

/** The text of every style block that a page may hold, for the hashes in the content security policy. */
export const styleBlocks: readonly string[] = [
  ...new Set([SHELL_ASSETS, ...PREPARED.map(({ assets }) => assets)].map(({ style }) => style)),
]

/** Scripts of a page's own to announce in a `Link` header; empty for the shell. */
export function preloadsOf(pathname: string): readonly string[] {
  return assetsOf(pathname)?.scripts ?? []
}

function failedStatus(queryClient: QueryClient): number | null {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status !== 'success')
  if (failed === undefined) return null
  const error: unknown = failed.state.error
  const isGone = error instanceof Error && 'status' in error && error.status === NOT_FOUND
  return isGone ? NOT_FOUND : 200
}

/**
 * Answers a page with its content, the same for every caller. Pages that are not prerendered, whose data is late or
 * cannot be had, get the shell; data that does not exist gives it status 404. Source: architecture §2.
 */
export async function render(request: Request, deps: RenderDeps): Promise<RenderedPage> {
  const { origin, pathname } = new URL(request.url)
  const assets = assetsOf(pathname)
  if (assets === null) return shell()
  const queryClient = createQueryClient(() => undefined)
  const calls = createCalls({
    baseUrl: `${origin}/api`,
    fetch: deps.fetch,
    readCredential: () => GUEST_CREDENTIAL,
    timeoutMs: deps.waitMs ?? WAIT_MS,
  })
  const handler = createStaticHandler(createRoutes({ calls, queryClient, waitsForData: true }))
  const context = await handler.query(request)
  const failed = failedStatus(queryClient)
  if (context instanceof Response || failed !== null) return shell(failed ?? 200)
  const router = createStaticRouter(handler.dataRoutes, context)
  const appDeps = { calls, queryClient, bridge: connectBridge({}), warm: () => undefined }
  const markup = renderToString(
    <AppProviders deps={appDeps}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
  )
  const html = htmlOf({ markup, assets, state: dehydrate(queryClient) })
  queryClient.clear()
  return { status: 200, html, isPrerendered: true }
}
