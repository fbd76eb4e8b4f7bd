import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const list = globalThis.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

const isReducedNow = () => globalThis.matchMedia(QUERY).matches
const isReducedWhileRendering = () => true

/** Whether the buyer wants less motion; while the page is rendered elsewhere nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReducedNow, isReducedWhileRendering)
}
