import type { SnapshotFrom } from 'xstate'
import type { sessionChart } from './session.chart.ts'
import { SESSION_MESSAGES } from './session.messages.ts'

/** Party that sits before the page, as its parts ask. */
export type SessionView = {
  readonly isKnown: boolean
  readonly isLoggedIn: boolean
  readonly isBusy: boolean
  /** The question whether to log in; `null` when nobody asks. */
  readonly questionText: string | null
}

/** The session of a snapshot. Source: spec §6, §8. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionChart>): SessionView {
  const { notice } = snapshot.context
  return {
    isKnown: !snapshot.matches('unknown'),
    isLoggedIn: snapshot.hasTag('loggedIn'),
    isBusy: snapshot.hasTag('busy'),
    questionText: notice === null ? null : SESSION_MESSAGES[notice](),
  }
}
