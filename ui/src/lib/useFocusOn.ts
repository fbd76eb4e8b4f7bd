import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Puts the focus on a place when what its buttons stood for has changed, because the pressed one no longer exists. */
export function useFocusOn<Element extends HTMLElement>(
  change: unknown,
): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const seen = useRef(change)
  useEffect(() => {
    if (seen.current === change) return
    seen.current = change
    place.current?.focus()
  }, [change])
  return place
}

/** The same where something else may have changed it: a focus that is somewhere stays there. */
export function useFocusWhenLost<Element extends HTMLElement>(
  change: unknown,
): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const seen = useRef(change)
  useEffect(() => {
    if (seen.current === change) return
    seen.current = change
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [change])
  return place
}
