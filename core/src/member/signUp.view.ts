import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { SIGN_UP_TERMS, decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { decideLoginId } from './loginId.rules.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'
import type { signUpChart } from './signUp.chart.ts'
import type { SignUpStep } from './signUp.codes.ts'
import { checkSignUp } from './signUp.rules.ts'
import type { ProvedEmail, SignUpDraft, SignUpForm, SignUpViolation } from './signUp.rules.ts'

/** View of the sign-up page, besides the passwords that are typed. */
export type SignUpView = SignUpVerbs & {
  /** Step of the page; `null` until it is known how far a stored draft has come. */
  readonly step: SignUpStep | 'unanswered' | 'joined' | null
  readonly isBusy: boolean
  readonly isCheckingId: boolean
  readonly draft: SignUpDraft
  /** Text of a login id that was found available; `null` for every other one. */
  readonly freeIdText: string | null
  /** Problems of each field; a field without an entry is right, or was not judged yet. */
  readonly problemTexts: Readonly<Partial<Record<keyof SignUpForm, string>>>
  /** Reason why the step came to nothing; `null` when nothing went wrong. */
  readonly noticeText: string | null
}

/** Steps that a buyer takes; each does nothing where the chart has no such step. */
export type SignUpVerbs = {
  readonly tick: (agreed: readonly TermsKind[]) => void
  /** Goes on with what is ticked. */
  readonly agree: () => void
  readonly verified: (verificationId: string) => void
  /** Goes to the account with the verified identity that is there. */
  readonly goOn: () => void
  readonly goBack: () => void
  readonly typeId: (loginId: string) => void
  readonly retype: (field: keyof SignUpForm) => void
  readonly checkId: (loginId: string) => void
  readonly proveEmail: (proved: ProvedEmail) => void
  readonly retypeEmail: () => void
  readonly submit: (typed: SubmittedAccount, key: string) => void
  readonly repeat: () => void
  readonly dismiss: () => void
}

/** The account as it is typed at the end. */
export type SubmittedAccount = Pick<SignUpForm, 'loginId' | 'password' | 'confirmation'>

type Snapshot = SnapshotFrom<typeof signUpChart>
type Actor = Pick<ActorRefFrom<typeof signUpChart>, 'send'>

const UNANSWERED = '가입됐는지 확인하지 못했어요. 다시 확인해도 두 번 가입되지 않아요.'

const STEPS = {
  arriving: null,
  agreeing: 'terms',
  identifying: 'identity',
  typing: 'account',
  checkingId: 'account',
  joining: 'account',
  unanswered: 'unanswered',
  joined: 'joined',
} as const satisfies Record<Snapshot['value'], SignUpView['step']>

function noticeText(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return UNANSWERED
  const { reason } = snapshot.context
  if (reason === null) return null
  if (typeof reason === 'object') return reason.text
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : MEMBER_MESSAGES[reason]()
}

function idViolations(loginId: string): SignUpViolation[] {
  const decided = decideLoginId(loginId)
  return decided.ok ? [] : [{ field: 'loginId', code: decided.reason }]
}

/** Views the sign-up page. Source: spec §5, domain-rules §7.5. */
export function signUpView(snapshot: Snapshot, actor: Actor): SignUpView {
  const { agreed, verificationId, loginId, proved, freeLoginId, violations } = snapshot.context
  const isFree = freeLoginId !== null && freeLoginId === loginId
  return {
    step: STEPS[snapshot.value],
    isBusy: snapshot.hasTag('busy'),
    isCheckingId: snapshot.matches('checkingId'),
    draft: { agreed, verificationId, loginId, proved },
    freeIdText: isFree ? MEMBER_MESSAGES.LOGIN_ID_FREE() : null,
    problemTexts: Object.fromEntries(
      violations.map(({ field, code }) => [field, MEMBER_MESSAGES[code]()]),
    ),
    noticeText: noticeText(snapshot),
    ...verbsOf(snapshot, actor),
  }
}

function verbsOf({ context }: Snapshot, { send }: Actor): SignUpVerbs {
  return {
    tick: (agreed) => send({ type: 'buyer.tick', agreed }),
    agree: () =>
      send({ type: 'buyer.agree', isEnough: decideAgreed(SIGN_UP_TERMS, context.agreed).ok }),
    verified: (verificationId) => send({ type: 'identity.verified', verificationId }),
    goOn: () => send({ type: 'buyer.goOn' }),
    goBack: () => send({ type: 'buyer.goBack' }),
    typeId: (loginId) => send({ type: 'buyer.typeId', loginId }),
    retype: (field) => send({ type: 'buyer.retype', field }),
    checkId: (loginId) =>
      send({ type: 'buyer.checkId', loginId, violations: idViolations(loginId) }),
    proveEmail: (proved) => send({ type: 'email.proved', proved }),
    retypeEmail: () => send({ type: 'email.retyped' }),
    submit: ({ loginId, password, confirmation }, key) => {
      const { agreed, proved, freeLoginId } = context
      const typed = { loginId, password }
      const form = { ...typed, confirmation, agreed, email: proved?.email ?? '' }
      const violations = checkSignUp(form, { freeLoginId, provedEmail: proved?.email ?? null })
      send({ type: 'buyer.submit', typed, key, violations })
    },
    repeat: () => send({ type: 'buyer.retry' }),
    dismiss: () => send({ type: 'buyer.dismiss' }),
  }
}
