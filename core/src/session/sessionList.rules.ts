import { sessionEndOf } from './session.rules.ts'
import type { SessionTimes } from './session.rules.ts'

/** A session as its member lists it. */
export type ListedSession = SessionTimes & { readonly isCurrent: boolean }

/**
 * Returns the sessions that last, the caller's own first, then the last used first. Source: life-rules §4.
 */
export function listLasting<Session extends ListedSession>(
  sessions: readonly Session[],
): readonly Session[] {
  return sessions
    .filter((session) => sessionEndOf(session) === null)
    .toSorted(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAtMs - a.lastSeenAtMs,
    )
}
