import { groupBy } from '@jangteo/core/decision/group.rules'
import { memo } from 'react'
import type { ComponentType } from 'react'
import { afterFrame } from './afterFrame.ts'
import { matchRoutes } from '../lib/router.ts'
import type { RouteObject } from '../lib/router.ts'

/** A page whose code could not be fetched breaks where it is drawn: the router alone would leave its place empty. */
function brokenPage(error: unknown): ComponentType {
  return function BrokenPage(): never {
    throw error
  }
}

/** A page whose code is fetched when it opens. A step of the history renders what follows the location, not all of it. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return { Component: async () => memo(await load().catch(brokenPage)) }
}

function lazyComponentOf(route: RouteObject): (() => Promise<unknown>) | null {
  return typeof route.lazy === 'object' ? (route.lazy.Component ?? null) : null
}

/** Replaces the lazy parts of the routes that a path matches by the loaded ones, so that the page hydrates at once. */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<string[]> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return
      const Component = await route.lazy.Component?.()
      delete route.lazy
      if (Component) route.Component = Component
    }),
  )
  return matches.flatMap(({ route }) => route.id ?? [])
}

/** Pages alone: routes that only frame others have no path. */
function leavesOf(routes: readonly RouteObject[]): readonly RouteObject[] {
  return routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))
}

const firstPartOf = (path: string) => path.split('/')[1] ?? ''

/** Starts loading the code of a page, and its first data where its route has a loader. */
function warmPage(pages: RouteObject[], url: URL): void {
  for (const { route, params } of matchRoutes(pages, url.pathname) ?? []) {
    lazyComponentOf(route)?.().catch(() => null)
    if (typeof route.loader === 'function') {
      const request = new Request(url)
      void route.loader({ request, params, context: {}, url, pattern: route.path ?? '' })
    }
  }
}

/**
 * Warms pages, each after the frame that answers the touch which asks for it. The router compiles every path that it is
 * to match, so that a page is looked for among those that begin as its path does. A touch that also moves the focus asks
 * once.
 */
export function createWarmer(routes: readonly RouteObject[]): (path: string) => void {
  const pages = groupBy(leavesOf(routes), ({ path = '' }) => firstPartOf(path))
  let awaited: string | null = null
  return (path) => {
    if (path === awaited) return
    awaited = path
    afterFrame(() => {
      if (awaited === path) awaited = null
      const url = new URL(path, globalThis.location.href)
      warmPage(pages.get(firstPartOf(url.pathname)) ?? [], url)
    })
  }
}
