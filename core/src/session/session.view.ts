import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { sessionChart } from './session.chart.ts'
import { SESSION_MESSAGES } from './session.messages.ts'

/** Question that offers a login; `text` is the reason, `null` where the question says it all. */
export type LoginQuestion = { readonly title: string; readonly text: string | null }

/** End of a request; `null` while it is open. */
export type SessionRequestEnd = 'LOGIN' | 'LOGGED_OUT' | 'FAILED' | 'CLOSED'

export type SessionView = {
  /** `null` while nobody is asked. */
  readonly question: LoginQuestion | null
  readonly end: SessionRequestEnd | null
  /** Reason why the session goes on although its buyer wanted to log out; `null` otherwise. */
  readonly failureText: string | null
  readonly confirm: () => void
  readonly dismiss: () => void
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

function questionOf(snapshot: Snapshot): LoginQuestion | null {
  const { request, end } = snapshot.context
  if (!snapshot.matches('asking') || request.kind !== 'login') return null
  const endText = end === null ? null : SESSION_MESSAGES[end]()
  return { title: SESSION_MESSAGES.LOGIN_CONFIRM(), text: request.text ?? endText }
}

/** Views a request to the session. Source: spec §6, §8. */
export function sessionView(snapshot: Snapshot, actor: Actor): SessionView {
  const { refusedText } = snapshot.context
  return {
    question: questionOf(snapshot),
    end: ENDS[snapshot.value] ?? null,
    failureText: snapshot.matches('failed')
      ? (refusedText ?? REFUSAL_MESSAGES.API_FAILURE())
      : null,
    confirm: () => actor.send({ type: 'buyer.confirm' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
    opened: () => actor.send({ type: 'session.opened' }),
  }
}
