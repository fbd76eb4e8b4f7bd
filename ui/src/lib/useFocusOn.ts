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
