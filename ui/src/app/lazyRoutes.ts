import { memo } from 'react'
import type { ComponentType } from 'react'
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

/** Starts loading the code of a page, and its first data where its route has a loader. */
function warmRoutes(routes: RouteObject[], url: string): void {
  const { pathname } = new URL(url, globalThis.location.href)
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    lazyComponentOf(route)?.().catch(() => null)
    if (typeof route.loader === 'function') {
      const request = new Request(new URL(url, globalThis.location.href))
      void route.loader({
        request,
        params,
        context: {},
        url: new URL(request.url),
        pattern: route.path ?? '',
      })
    }
  }
}

/**
 * Warms pages, each after the frame that answers the touch which asks for it: finding its route takes longer than a touch may.
 * A touch that also moves the focus asks once.
 */
export function createWarmer(routes: RouteObject[]): (url: string) => void {
  let awaited: string | null = null
  return (url) => {
    if (url === awaited) return
    awaited = url
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (awaited === url) awaited = null
        warmRoutes(routes, url)
      })
    })
  }
}
