import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from './router.ts'

/**
 * Moves the focus to a page that the buyer has come to, as a browser does with a new document, unless the page has put
 * it into one of its fields.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const main = page.current
    const isPlaced = main?.contains(document.activeElement) ?? false
    if (shown.current !== pathname && !isPlaced) main?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return page
}
