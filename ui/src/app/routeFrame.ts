import { useMatches } from '../lib/router.ts'

/** Frame of a route's page. */
export type RouteFrame = {
  /** On phones the page brings its own bar with a way back, and the market's bar and tabs step aside. */
  readonly isInner: boolean
  /** A page with one thing to finish ends in that: the footer would stand under its dock. */
  readonly hasFooter: boolean
}

const isSet = (handle: unknown, key: keyof RouteFrame, value: boolean) =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, key) === value

/** The frame that the routes of the shown page ask for; with a footer and the market's bars where they say nothing. */
export function useRouteFrame(): RouteFrame {
  const handles = useMatches().map(({ handle }) => handle)
  return {
    isInner: handles.some((handle) => isSet(handle, 'isInner', true)),
    hasFooter: !handles.some((handle) => isSet(handle, 'hasFooter', false)),
  }
}
