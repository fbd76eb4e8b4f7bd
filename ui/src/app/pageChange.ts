import { useLayoutEffect } from 'react'
import { useLocation } from '../lib/router.ts'
import type { createBrowserRouter } from '../lib/router.ts'

const CHANGING = 'data-changing-page'

function endPageChange(): void {
  document.documentElement.removeAttribute(CHANGING)
}

/** Marks the document while the next page is on its way; a line at the upper edge shows a wait that is felt. */
export function markPageChanges(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle') document.documentElement.setAttribute(CHANGING, '')
    else if (errors !== null) endPageChange()
  })
}

/** Takes the mark away once the page is drawn: the router is there before React has drawn it. */
export function usePageArrival(): void {
  const location = useLocation()
  useLayoutEffect(endPageChange, [location])
}
