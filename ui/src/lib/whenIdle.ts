import { useEffect } from 'react'

const TIMEOUT_MS = 4_000

/** Does something once the browser has nothing else to do; answers how to leave it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: TIMEOUT_MS })
  return () => cancelIdleCallback(id)
}

/** Fetches code once the page is idle, so that it is there when it is asked for; `load` stays the same. */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => null)), [load])
}
