import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

const whileRendering = () => false

/** True while the page is scrolled down by more than so many pixels. */
export function useScrolledPast(distancePx: number): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.scrollY > distancePx, whileRendering)
}
