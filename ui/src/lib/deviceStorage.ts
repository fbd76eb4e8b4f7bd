import { useSyncExternalStore } from 'react'

/** A key of this browser's storage; those that the specification names are `STORAGE_KEYS` of core. */
type DeviceKey = `jangteo.${string}`

const listeners = new Set<() => void>()

/** Reads what this browser stores under a key; `null` for nothing, and where nothing may be stored. */
export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for `null`. A browser that stores nothing forgets with the page. */
export function writeDevice(key: DeviceKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    return
  }
  listeners.forEach((report) => report())
}

function subscribe(report: () => void): () => void {
  listeners.add(report)
  globalThis.addEventListener('storage', report)
  return () => {
    listeners.delete(report)
    globalThis.removeEventListener('storage', report)
  }
}

/** A stored text as it changes here and in other tabs; `null` while the server draws the page. */
export function useDevice(key: DeviceKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(key),
    () => null,
  )
}
