import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { emailCodeClock } from './emailCode.rules.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'
import type { AskedSignUp, signUpChart } from './signUp.chart.ts'
import type { SignUpForm, SignUpViolation } from './signUp.rules.ts'

/** View of the sign-up page, besides what is typed. */
export type SignUpView = {
  readonly canType: boolean
  readonly isBusy: boolean
  /** Nobody knows whether the sign-up arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  readonly isIdFree: boolean
  readonly isEmailProved: boolean
  /** The time left for the code; `null` while none is on its way. */
  readonly codeClock: string | null
  /** Faults of each field; a field without an entry is right, or was not judged yet. */
  readonly problemTexts: Readonly<Partial<Record<keyof SignUpForm, string>>>
  /** Reason why the last step came to nothing; `null` when nothing went wrong. */
  readonly noticeText: string | null
  readonly isJoined: boolean
  readonly checkId: (loginId: string) => void
  readonly sendCode: (email: string) => void
  readonly proveCode: (code: string) => void
  readonly retype: (field: 'loginId' | 'email') => void
  readonly submit: (submission: SignUpSubmission) => void
  readonly repeat: () => void
  readonly dismiss: () => void
}

/** A completed form with its idempotency key, and the violations that `checkSignUp` finds. */
export type SignUpSubmission = AskedSignUp & { readonly violations: readonly SignUpViolation[] }

type Snapshot = SnapshotFrom<typeof signUpChart>
type Actor = Pick<ActorRefFrom<typeof signUpChart>, 'send'>

const UNANSWERED = '가입됐는지 확인하지 못했어요. 다시 확인해도 두 번 가입되지 않아요.'

function noticeText(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return UNANSWERED
  const { reason } = snapshot.context
  if (reason === null) return null
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : MEMBER_MESSAGES[reason]()
}

/** Views the sign-up page at a moment (epoch milliseconds). Source: spec §5. */
export function signUpView(snapshot: Snapshot, actor: Actor, nowMs: number): SignUpView {
  const { freeLoginId, provedEmail, sentAtMs, violations } = snapshot.context
  return {
    canType: snapshot.hasTag('typable'),
    isBusy: snapshot.hasTag('busy'),
    canRepeat: snapshot.can({ type: 'buyer.retry' }),
    isIdFree: freeLoginId !== null,
    isEmailProved: provedEmail !== null,
    codeClock: sentAtMs === null ? null : emailCodeClock(sentAtMs, nowMs),
    problemTexts: Object.fromEntries(
      violations.map(({ field, code }) => [field, MEMBER_MESSAGES[code]()]),
    ),
    noticeText: noticeText(snapshot),
    isJoined: snapshot.matches('joined'),
    checkId: (loginId) => actor.send({ type: 'buyer.checkId', loginId }),
    sendCode: (email) => actor.send({ type: 'buyer.sendCode', email }),
    proveCode: (code) => actor.send({ type: 'buyer.proveCode', code }),
    retype: (field) => actor.send({ type: 'buyer.retype', field }),
    submit: (submission) => actor.send({ type: 'buyer.submit', ...submission }),
    repeat: () => actor.send({ type: 'buyer.retry' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
