import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AccountProof } from './accountProof.codes.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'
import type { NewPassword, passwordResetChart } from './passwordReset.chart.ts'

/** View of a password that is being reset. */
export type PasswordResetView = {
  /** Step of the page; `null` until it is known how far a stored draft has come. */
  readonly step: 'account' | 'password' | 'unanswered' | 'reset' | null
  readonly isBusy: boolean
  readonly loginId: string
  /** Proof of the account; `null` while there is none. */
  readonly proof: AccountProof | null
  readonly noticeText: string | null
  readonly proveAccount: (loginId: string, proof: AccountProof) => void
  /** Goes to the second step with the proof that is there. */
  readonly goOn: (loginId: string) => void
  readonly goBack: () => void
  readonly retype: () => void
  readonly submit: (typed: NewPassword) => void
  /** The password is typed again after a reset without an answer. */
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof passwordResetChart>
type Actor = Pick<ActorRefFrom<typeof passwordResetChart>, 'send'>

const STEPS = {
  arriving: null,
  proving: 'account',
  typing: 'password',
  resetting: 'password',
  unanswered: 'unanswered',
  reset: 'reset',
} as const satisfies Record<Snapshot['value'], PasswordResetView['step']>

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  return typeof reason === 'object' ? reason.text : MEMBER_MESSAGES[reason]()
}

/** Views the reset of a password. Source: spec §5, domain-rules §7.5. */
export function passwordResetView(snapshot: Snapshot, actor: Actor): PasswordResetView {
  const { loginId, proof } = snapshot.context
  return {
    step: STEPS[snapshot.value],
    isBusy: snapshot.hasTag('busy'),
    loginId,
    proof,
    noticeText: noticeText(snapshot),
    proveAccount: (provedId, given) =>
      actor.send({ type: 'account.proved', loginId: provedId, proof: given }),
    goOn: (typedId) => actor.send({ type: 'buyer.goOn', loginId: typedId }),
    goBack: () => actor.send({ type: 'buyer.goBack' }),
    retype: () => actor.send({ type: 'buyer.retype' }),
    submit: (typed) => actor.send({ type: 'buyer.submit', ...typed }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
