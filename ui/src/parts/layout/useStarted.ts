import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True once the page answers taps; false while it is rendered, by the server and for the first time here. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
