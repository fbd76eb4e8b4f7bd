import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { LoginForm, loginChart } from './login.chart.ts'
import { loginGaps } from './login.rules.ts'
import { SESSION_MESSAGES } from './session.messages.ts'

/** Login page besides its fields. */
export type LoginView = {
  readonly canType: boolean
  readonly isBusy: boolean
  readonly isLoggedIn: boolean
  /** The field that is missing; `null` when none is. */
  readonly gap: keyof LoginForm | null
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** Another password is suggested to whoever logged in. */
  readonly suggestsPasswordChange: boolean
  /** A blocked or dormant account is let in again by a new password. */
  readonly needsNewPassword: boolean
  readonly submit: (typed: LoginForm) => void
  readonly retype: () => void
}

type Snapshot = SnapshotFrom<typeof loginChart>
type Actor = Pick<ActorRefFrom<typeof loginChart>, 'send'>

function gapOf({ context: { reason } }: Snapshot): LoginView['gap'] {
  if (reason === 'LOGIN_ID_REQUIRED') return 'loginId'
  return reason === 'LOGIN_PASSWORD_REQUIRED' ? 'password' : null
}

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  if (typeof reason === 'object') return reason.text
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : SESSION_MESSAGES[reason]()
}

/** Views the login page. Source: spec §8, domain-rules §7.5. */
export function loginView(snapshot: Snapshot, actor: Actor): LoginView {
  const isLoggedIn = snapshot.matches('welcome')
  const { suggestsPasswordChange } = snapshot.context
  return {
    canType: snapshot.hasTag('typable'),
    isBusy: snapshot.hasTag('busy'),
    isLoggedIn,
    gap: gapOf(snapshot),
    noticeText: noticeText(snapshot),
    suggestsPasswordChange: isLoggedIn && suggestsPasswordChange,
    needsNewPassword: snapshot.matches('blocked') || snapshot.matches('dormant'),
    submit: ({ loginId, password }) => {
      const form = { loginId: loginId.trim(), password }
      const [gap = null] = Object.values(loginGaps(form))
      actor.send({ type: 'buyer.submit', form, gap })
    },
    retype: () => actor.send({ type: 'buyer.retype' }),
  }
}
