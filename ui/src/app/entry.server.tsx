import { isStaffPath } from '@jangteo/core/navigation/staffPath.rules'
import { createCalls } from '@jangteo/http/call/calls'
import { createQueryClient } from '@jangteo/http/query/queryClient'
import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { connectBridge } from '@jangteo/bridge/bridge/bridge.port'
import { dehydrate } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { AppProviders } from './AppProviders.tsx'
import { pageAssets } from './clientAssets.ts'
import type { AppDeps } from '../lib/deps.ts'
import { PageClockContext } from '../lib/pageClock.ts'
import { htmlOf } from './document.ts'
import { LATE_START_SCRIPT } from './lateStart.ts'
import type { PageLook } from './document.ts'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from '../lib/router.ts'
import type { RouteObject } from '../lib/router.ts'
import { FRESH_SECONDS, PRERENDERED_PAGES } from './prerenderedPages.ts'
import { NOT_FOUND_ID } from './routeNames.ts'
import { createRoutes } from './routes.tsx'
import { createStaffRoutes } from './staffRoutes.tsx'
import { ShellPage } from './ShellPage.tsx'

/** The way the server answers a page. */
export type RenderedPage = {
  readonly status: number
  readonly html: string
  /** `false` is the bare shell, which the browser fills: nothing to keep in a cache. */
  readonly isPrerendered: boolean
  /** From when on (epoch milliseconds) the page says something that is over; `null` while it never does. */
  readonly holdsUntilMs: number | null
  /** Milliseconds for which the page is sent as it is. */
  readonly freshMs: number
}

export type RenderDeps = PageLook & {
  /** Carries a call of the contract inside the server, as a guest. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The moment that the page is rendered at, in epoch milliseconds. */
  readonly nowMs: number
}

/** Time for which a page waits for an answer, and for all of them, before the shell is sent instead. */
const ANSWER_WAIT_MS = 1000
const PAGE_WAIT_MS = 2 * ANSWER_WAIT_MS
const NOT_FOUND = 404
/** Answers to an address that names nothing: malformed, or not there. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set([400, NOT_FOUND])
const PREPARED = PRERENDERED_PAGES.map((page) => ({
  path: page.pattern,
  reads: page.reads,
  assets: pageAssets(page.module, page.parts),
  freshMs: (page.freshSeconds ?? FRESH_SECONDS) * 1_000,
}))
const SHELL_ASSETS = pageAssets(null)
const SHELL_MARKUP = renderToString(<ShellPage />)

function preparedOf(pathname: string) {
  const [match] = matchRoutes(PREPARED, pathname) ?? []
  return match?.route ?? null
}

/** True when a page shows something else by this query: it is not prerendered then, since pages are stored by their paths. */
export function dependsOnQuery(pathname: string, search: string): boolean {
  if (search === '') return false
  const query = new URLSearchParams(search)
  return preparedOf(pathname)?.reads.some((name) => query.has(name)) === true
}

/** The page that the browser fills by itself, for every route that is not prerendered. */
export function shell(status: number, look: PageLook): RenderedPage {
  const html = htmlOf({ ...look, markup: SHELL_MARKUP, assets: SHELL_ASSETS, state: null })
  return { status, html, isPrerendered: false, holdsUntilMs: null, freshMs: 0 }
}

/** The text of every style block that a page may hold, for the hashes in the content security policy. */
export const styleBlocks: readonly string[] = [
  ...new Set([SHELL_ASSETS, ...PREPARED.map(({ assets }) => assets)].map(({ style }) => style)),
]

/** The text of every script that stands in a page, for the hashes in the content security policy. */
export const scriptBlocks: readonly string[] = [LATE_START_SCRIPT]

/** Status of a page whose data is late or failed; `null` when all that it asked for is there. */
function failedStatus(queryClient: QueryClient): number | null {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error' || state.fetchStatus !== 'idle')
  if (failed === undefined) return null
  const error: unknown = failed.state.error
  const hasEnded = error instanceof Error && 'status' in error && NOTHING_THERE.has(error.status)
  return hasEnded ? NOT_FOUND : 200
}

function isPage(routes: RouteObject[], pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.id !== NOT_FOUND_ID
}

function prepare(origin: string, { fetch }: RenderDeps) {
  const queryClient = createQueryClient(() => undefined)
  const calls = createCalls({
    baseUrl: `${origin}/api`,
    fetch,
    readCredential: () => GUEST_CREDENTIAL,
    timeoutMs: ANSWER_WAIT_MS,
  })
  const routes = createRoutes({ calls, queryClient, waitsForData: true })
  const deps: AppDeps = {
    calls,
    queryClient,
    bridge: connectBridge({}),
    warm: () => undefined,
    open: () => undefined,
  }
  return { routes, deps }
}

/** The markup of a page once its queries have been answered; what is late or fails leaves a placeholder. */
async function markupOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    signal: AbortSignal.timeout(PAGE_WAIT_MS),
    // Failed queries are looked for afterwards.
    onError: () => undefined,
    // One piece, without scripts that would put late pieces in their places.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

/**
 * Answers a page with its content, the same for every caller. Pages that are not prerendered, whose data is late or
 * cannot be had, get the shell; a page or data that does not exist gives it status 404. Source: decision 013.
 */
export async function render(request: Request, renderDeps: RenderDeps): Promise<RenderedPage> {
  const { origin, pathname } = new URL(request.url)
  if (isStaffPath(pathname)) {
    return shell(isPage(createStaffRoutes(), pathname) ? 200 : NOT_FOUND, renderDeps)
  }
  const { routes, deps } = prepare(origin, renderDeps)
  const prepared = preparedOf(pathname)
  if (prepared === null) return shell(isPage(routes, pathname) ? 200 : NOT_FOUND, renderDeps)
  const handler = createStaticHandler(routes)
  const context = await handler.query(request)
  const failed = failedStatus(deps.queryClient)
  if (context instanceof Response || failed !== null) return shell(failed ?? 200, renderDeps)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { appKind, searchesAddresses, nowMs } = renderDeps
  const untils: number[] = []
  const markup = await markupOf(
    <PageClockContext value={{ renderedAtMs: nowMs, noteUntil: (atMs) => untils.push(atMs) }}>
      <AppProviders deps={deps}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppProviders>
    </PageClockContext>,
  )
  const late = failedStatus(deps.queryClient)
  if (late !== null) return shell(late, renderDeps)
  const state = { ...dehydrate(deps.queryClient), renderedAtMs: nowMs }
  const html = htmlOf({ markup, assets: prepared.assets, state, appKind, searchesAddresses })
  deps.queryClient.clear()
  const holdsUntilMs = untils.length === 0 ? null : Math.min(...untils)
  return { status: 200, html, isPrerendered: true, holdsUntilMs, freshMs: prepared.freshMs }
}
