import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { sessionChart } from './session.chart.ts'
import { SESSION_MESSAGES } from './session.messages.ts'
import type { SessionEnd } from './session.rules.ts'

/** Question that offers a login; `text` is the reason, `null` where the question says it all. */
export type LoginQuestion = { readonly title: string; readonly text: string | null }

/** End of a request; `null` while it is open. */
export type SessionRequestEnd = 'LOGIN' | 'LOGGED_OUT' | 'FAILED' | 'CLOSED'

export type SessionView = {
  /** True while a member who does nothing is asked whether to go on. */
  readonly isWarning: boolean
  /** The market is asked. */
  readonly isBusy: boolean
  /** `null` while nobody is asked. */
  readonly question: LoginQuestion | null
  readonly end: SessionRequestEnd | null
  /** Reason why the session goes on although its buyer wanted to log out; `null` otherwise. */
  readonly failureText: string | null
  readonly confirm: () => void
  readonly dismiss: () => void
  readonly logOut: () => void
  /** The session was used, in this tab or another. */
  readonly used: () => void
  /** The time to answer is over by the clock. */
  readonly timeUp: () => void
  /** Somebody has logged in meanwhile. */
  readonly opened: () => void
}

type Snapshot = SnapshotFrom<typeof sessionChart>
type Actor = Pick<ActorRefFrom<typeof sessionChart>, 'send'>

const ENDS: Readonly<Partial<Record<Snapshot['value'], SessionRequestEnd>>> = {
  loggingIn: 'LOGIN',
  loggedOut: 'LOGGED_OUT',
  failed: 'FAILED',
  closed: 'CLOSED',
}

/** After an automatic log-out the reason is the question; what was typed is stored with its tab. */
function endedQuestion(end: SessionEnd | null): LoginQuestion {
  return {
    title: SESSION_MESSAGES[end ?? 'SESSION_EXPIRED'](),
    text: SESSION_MESSAGES.DRAFTS_STAY(),
  }
}

function questionOf(snapshot: Snapshot): LoginQuestion | null {
  const { request, end } = snapshot.context
  if (!snapshot.matches('asking') || request.kind === 'logOut') return null
  if (request.kind === 'idle') return endedQuestion(end)
  const endText = end === null ? null : SESSION_MESSAGES[end]()
  return { title: SESSION_MESSAGES.LOGIN_CONFIRM(), text: request.text ?? endText }
}

/** Views a request to the session. Source: spec §6, §8. */
export function sessionView(snapshot: Snapshot, actor: Actor): SessionView {
  const { refusedText } = snapshot.context
  return {
    isWarning:
      snapshot.matches('warning') ||
      (snapshot.context.request.kind === 'idle' && snapshot.hasTag('busy')),
    isBusy: snapshot.hasTag('busy'),
    question: questionOf(snapshot),
    end: ENDS[snapshot.value] ?? null,
    failureText: snapshot.matches('failed')
      ? (refusedText ?? REFUSAL_MESSAGES.API_FAILURE())
      : null,
    confirm: () => actor.send({ type: 'buyer.confirm' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
    logOut: () => actor.send({ type: 'buyer.logOut' }),
    timeUp: () => actor.send({ type: 'session.timeUp' }),
    used: () => actor.send({ type: 'session.used' }),
    opened: () => actor.send({ type: 'session.opened' }),
  }
}
