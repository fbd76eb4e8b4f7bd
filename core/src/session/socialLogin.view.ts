import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { decideAgreed } from '../terms/agreement.rules.ts'
import { AGREEMENT_MESSAGES } from '../terms/agreement.messages.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { SESSION_MESSAGES } from './session.messages.ts'
import type { SocialCode } from './social.codes.ts'
import { SOCIAL_SIGN_UP_TERMS } from './socialTerms.rules.ts'
import type { SocialGuest, SocialReason, socialLoginChart } from './socialLogin.chart.ts'

/** Way on after a refusal: the provider again, a login by other means, a new password, the linked accounts. */
export type SocialRemedy = 'AGAIN' | 'LOGIN' | 'PASSWORD' | 'LINKS'

/** Refusal of a social login, and the way on. */
export type SocialRefusal = { readonly text: string; readonly remedy: SocialRemedy }

/** Page of a return from a social provider. */
export type SocialLoginView = {
  readonly isBusy: boolean
  /** Somebody without an account, who may sign up; `null` otherwise. */
  readonly guest: SocialGuest | null
  /** Reason why the sign-up went no further; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** `null` unless the visit came to nothing. */
  readonly refusal: SocialRefusal | null
  readonly end: 'LINKED' | 'LOGGED_IN' | null
  /** Page that the visit began on; `null` for none. */
  readonly returnUrl: string | null
  /** A new password is suggested to whoever logged in. */
  readonly suggestsPassword: boolean
  /** Text for the way back; `null` where there is nothing to say. */
  readonly endText: string | null
  readonly submit: (agreed: readonly TermsKind[]) => void
}

type Snapshot = SnapshotFrom<typeof socialLoginChart>
type Actor = Pick<ActorRefFrom<typeof socialLoginChart>, 'send'>

const REMEDIES: Readonly<Record<SocialCode, SocialRemedy>> = {
  SOCIAL_ALREADY_LINKED: 'LINKS',
  SOCIAL_ALREADY_UNLINKED: 'LINKS',
  SOCIAL_UNKNOWN: 'AGAIN',
  SOCIAL_UNAVAILABLE: 'LOGIN',
  SOCIAL_PASSWORD_OLD: 'PASSWORD',
  SOCIAL_DORMANT: 'PASSWORD',
  SOCIAL_DIFFERENT_ACCOUNT: 'LINKS',
  SOCIAL_EMAIL_TAKEN: 'LOGIN',
  SOCIAL_LAST_WAY: 'LINKS',
  SOCIAL_DENIED: 'AGAIN',
  SOCIAL_CLOSED: 'AGAIN',
  SOCIAL_TICKET_EXPIRED: 'AGAIN',
}

function textOf(reason: SocialReason | 'TERMS_REQUIRED'): string {
  if (typeof reason === 'object') return reason.text
  if (reason === 'API_FAILURE') return REFUSAL_MESSAGES[reason]()
  return reason === 'TERMS_REQUIRED' ? AGREEMENT_MESSAGES[reason]() : SESSION_MESSAGES[reason]()
}

function refusalOf({ context: { reason } }: Snapshot): SocialRefusal {
  const isCode = typeof reason === 'string' && reason in REMEDIES
  const remedy = isCode ? REMEDIES[reason as SocialCode] : 'AGAIN'
  return { text: textOf(reason ?? 'API_FAILURE'), remedy }
}

function endOf(snapshot: Snapshot): SocialLoginView['end'] {
  if (snapshot.matches('welcome')) return 'LOGGED_IN'
  return snapshot.matches('linked') ? 'LINKED' : null
}

function endTextOf(snapshot: Snapshot): string | null {
  if (snapshot.matches('linked')) return SESSION_MESSAGES.SOCIAL_LINKED()
  const isSuggested = snapshot.matches('welcome') && snapshot.context.suggestsPassword
  return isSuggested ? SESSION_MESSAGES.SOCIAL_PASSWORD_OLD() : null
}

/** Views the return from a social provider. Source: spec §8, market-rules §7. */
export function socialLoginView(snapshot: Snapshot, actor: Actor): SocialLoginView {
  const { guest, reason, returnUrl, suggestsPassword } = snapshot.context
  const isRefused = snapshot.matches('refused')
  return {
    isBusy: snapshot.hasTag('busy'),
    guest: snapshot.matches('agreeing') || snapshot.matches('joining') ? guest : null,
    noticeText: snapshot.matches('agreeing') && reason !== null ? textOf(reason) : null,
    refusal: isRefused ? refusalOf(snapshot) : null,
    end: endOf(snapshot),
    returnUrl,
    suggestsPassword,
    endText: endTextOf(snapshot),
    submit: (agreed) => {
      const isComplete = decideAgreed(SOCIAL_SIGN_UP_TERMS, agreed).ok
      actor.send({ type: 'buyer.submit', agreed, isComplete })
    },
  }
}
