import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const CHOSEN = '[aria-current], [aria-pressed="true"]'

/** A strip that is swiped sideways, opened with what is chosen in it in the middle. */
export function useCentred(): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(CHOSEN)
    if (!strip.current || !chosen) return
    const { offsetLeft, offsetWidth } = chosen
    strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2
  }, [])
  return strip
}
