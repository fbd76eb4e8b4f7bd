import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that a part of a page shows once it answers taps; `undefined` while it is rendered by the server, and taken over here.
 * A part whose value is `undefined` all the same is not drawn once more for that.
 */
export function useOnceStarted<Value>(value: Value): Value | undefined {
  return useSyncExternalStore(
    never,
    () => value,
    () => undefined,
  )
}

/** True once a part of a page answers taps. */
export function useStarted(): boolean {
  return useOnceStarted(true) ?? false
}
