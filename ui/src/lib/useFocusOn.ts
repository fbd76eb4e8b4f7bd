import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

type FocusOptions = {
  /** Something else may have made the change: a focus that is somewhere stays there, and so does the page. */
  readonly onlyWhenLost?: boolean
}

/** Puts the focus on a place when what its buttons stood for has changed, because the pressed one no longer exists. */
export function useFocusOn<Element extends HTMLElement>(
  change: unknown,
  { onlyWhenLost = false }: FocusOptions = {},
): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const seen = useRef(change)
  useEffect(() => {
    if (seen.current === change) return
    seen.current = change
    if (onlyWhenLost && document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: onlyWhenLost })
  }, [change, onlyWhenLost])
  return place
}
