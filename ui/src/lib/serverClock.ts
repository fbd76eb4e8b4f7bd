import { useSyncExternalStore } from 'react'

/** Both the header's whole second and the way here make an answer's time a little older than it is. */
const TOLERANCE_MS = 1_500

/** By how much the market's clock is ahead of this device's; `null` until an answer says it. */
let aheadMs: number | null = null
const listeners = new Set<() => void>()

/** Takes the market's time from the `Date` header of an answer; one without a valid date says nothing. */
export function observeServerTime(response: Response, nowMs: number): void {
  const atMs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(atMs)) return
  const difference = atMs - nowMs
  if (aheadMs !== null && Math.abs(difference - aheadMs) <= TOLERANCE_MS) return
  aheadMs = difference
  for (const notify of listeners) notify()
}

/** Time by which the market's clock is ahead of this device's; `null` before the market's first answer. */
export function serverAhead(): number | null {
  return aheadMs
}

/** The market's time now, in milliseconds; this device's before the market's first answer. */
export function serverNow(): number {
  return Date.now() + (aheadMs ?? 0)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The same in a component, drawn again when it changes; `null` while a page is rendered elsewhere. */
export function useServerAhead(): number | null {
  return useSyncExternalStore(subscribe, serverAhead, () => null)
}
