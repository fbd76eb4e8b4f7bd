import { useEffect, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const isOnlineNow = () => navigator.onLine
const isOnlineWhileRendering = () => true

/** True while the browser has a network; a page that is rendered elsewhere has one. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnlineNow, isOnlineWhileRendering)
}

/** Calls back whenever the network returns. */
export function useOnReconnect(callBack: () => void): void {
  useEffect(() => {
    addEventListener('online', callBack)
    return () => removeEventListener('online', callBack)
  }, [callBack])
}
