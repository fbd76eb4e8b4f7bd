import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { identityCheckChart, JoiningPerson } from './identityCheck.chart.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'

/** A way on in an identity check. */
export type IdentityCheckButton = { readonly label: string; readonly press: () => void }

/** A verification that can be used; `person` is `null` for every purpose but a sign-up's. */
export type VerifiedIdentity = {
  readonly verificationId: string
  readonly person: JoiningPerson | null
}

/** View of an identity verification. */
export type IdentityCheckView = {
  readonly isBusy: boolean
  /** Progress of the check; `null` while nothing is under way. */
  readonly statusText: string | null
  /** Reason why nobody is verified; `null` when nothing went wrong. */
  readonly noticeText: string | null
  /** The ways on, the most promising first; none while it is busy, and once somebody is verified. */
  readonly buttons: readonly IdentityCheckButton[]
  /** The verification that may be used now, with the person of a sign-up; `null` until somebody is verified. */
  readonly verified: VerifiedIdentity | null
  /** The provider's window returned with this verification. */
  readonly returned: (verificationId: string) => void
  /** The page is seen again although its window did not return. */
  readonly closed: () => void
}

type Snapshot = SnapshotFrom<typeof identityCheckChart>
type Actor = Pick<ActorRefFrom<typeof identityCheckChart>, 'send'>
type State = Snapshot['value']

const STATUS_TEXTS: Readonly<Record<State, string | null>> = {
  resting: null,
  opening: '인증창을 열고 있어요.',
  waiting: '인증창에서 인증을 마쳐 주세요.',
  confirming: '인증 결과를 확인하고 있어요.',
  unanswered: null,
  refused: null,
  verified: '본인인증을 마쳤어요.',
}

/** Labels of the button that opens the window; a state without one has no such button. */
const VERIFY_LABELS: Readonly<Partial<Record<State, string>>> = {
  resting: '본인인증하기',
  waiting: '인증창 다시 열기',
  unanswered: '처음부터 인증하기',
  refused: '다시 인증하기',
}

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  if (typeof reason === 'object') return reason.text
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : MEMBER_MESSAGES[reason]()
}

function buttonsOf(snapshot: Snapshot, actor: Actor): IdentityCheckButton[] {
  const label = VERIFY_LABELS[snapshot.value]
  return [
    ...(snapshot.can({ type: 'buyer.confirm' })
      ? [{ label: '다시 확인하기', press: () => actor.send({ type: 'buyer.confirm' }) }]
      : []),
    ...(label === undefined ? [] : [{ label, press: () => actor.send({ type: 'buyer.verify' }) }]),
  ]
}

function verifiedOf(snapshot: Snapshot): VerifiedIdentity | null {
  const { verificationId, person } = snapshot.context
  return snapshot.matches('verified') ? { verificationId, person } : null
}

/** The verification of a snapshot. Source: domain-rules §4.5, §7.5. */
export function identityCheckView(snapshot: Snapshot, actor: Actor): IdentityCheckView {
  const isBusy = snapshot.hasTag('busy')
  return {
    isBusy,
    statusText: STATUS_TEXTS[snapshot.value],
    noticeText: isBusy ? null : noticeText(snapshot),
    buttons: buttonsOf(snapshot, actor),
    verified: verifiedOf(snapshot),
    returned: (verificationId) => actor.send({ type: 'provider.returned', verificationId }),
    closed: () => actor.send({ type: 'provider.closed' }),
  }
}
