/** Number of times that the page asks whether the native side is ready. Source: spec §1. */
export const READINESS_POLL_COUNT_MAX = 50

/** Time for which the page waits before it asks again, in milliseconds. Source: spec §1. */
export const READINESS_POLL_INTERVAL_MS = 100

/** Decision that follows from asking the native side: it is ready, ask again after the interval, or do without it. */
export type ReadinessStep = 'READY' | 'ASK_AGAIN' | 'GIVE_UP'

/** Decision that follows after so many questions, the last answered so. Source: spec §1. */
export function afterReadinessPoll(pollCount: number, isReady: boolean): ReadinessStep {
  if (isReady) return 'READY'
  return pollCount < READINESS_POLL_COUNT_MAX ? 'ASK_AGAIN' : 'GIVE_UP'
}
