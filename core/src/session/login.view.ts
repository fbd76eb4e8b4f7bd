import type { SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { loginChart } from './login.chart.ts'
import { SESSION_MESSAGES } from './session.messages.ts'

/** Place where a login leads; `null` while it goes on. */
export type LoginDestination = 'BACK' | 'CHANGE_PASSWORD' | 'RESET_PASSWORD'

/** Content that the login page shows. */
export type LoginView = {
  readonly canType: boolean
  readonly isBusy: boolean
  /** The field that is missing; `null` when none is. */
  readonly gap: 'loginId' | 'password' | null
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly noticeText: string | null
  readonly offersReset: boolean
  /** The suggestion of a new password; `null` when there is none. */
  readonly suggestionText: string | null
  readonly destination: LoginDestination | null
}

type Snapshot = SnapshotFrom<typeof loginChart>

function gapOf({ context: { reason } }: Snapshot): LoginView['gap'] {
  if (reason === 'LOGIN_ID_REQUIRED') return 'loginId'
  return reason === 'LOGIN_PASSWORD_REQUIRED' ? 'password' : null
}

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : SESSION_MESSAGES[reason]()
}

function destinationOf(snapshot: Snapshot): LoginDestination | null {
  if (snapshot.matches('welcome')) return 'BACK'
  if (snapshot.matches('changing')) return 'CHANGE_PASSWORD'
  return snapshot.matches('resetting') ? 'RESET_PASSWORD' : null
}

/** The login page of a snapshot. Source: spec §8, domain-rules §7.5. */
export function loginView(snapshot: Snapshot): LoginView {
  return {
    canType: snapshot.hasTag('typable'),
    isBusy: snapshot.hasTag('busy'),
    gap: gapOf(snapshot),
    noticeText: noticeText(snapshot),
    offersReset: snapshot.matches('blocked') || snapshot.matches('dormant'),
    suggestionText: snapshot.matches('suggesting') ? SESSION_MESSAGES.PASSWORD_OLD() : null,
    destination: destinationOf(snapshot),
  }
}
