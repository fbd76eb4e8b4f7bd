import { useCallback, useSyncExternalStore } from 'react'

const whileRendering = () => false

/** True when a media query holds; while the page is rendered elsewhere none does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches, whileRendering)
}
