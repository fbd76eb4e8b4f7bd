import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { emailProofChart } from './emailProof.chart.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'

/** View of an e-mail address that is being proved. */
export type EmailProofView = {
  readonly isBusy: boolean
  /** A code can be requested, also again. */
  readonly canSend: boolean
  /** A code was sent, so one can be typed. */
  readonly canProve: boolean
  /** A code was sent to the address, whatever became of it: the next request is for another one. */
  readonly isAgain: boolean
  /** Moment at which the code ends; `null` while none is on its way. */
  readonly dueAtMs: number | null
  /** The proof; `null` until the address is proved. */
  readonly emailProof: string | null
  readonly noticeText: string | null
  readonly send: (email: string) => void
  readonly prove: (code: string) => void
  /** Another address is typed. */
  readonly retype: () => void
  /** The market's time now. */
  readonly tick: (nowMs: number) => void
}

type Snapshot = SnapshotFrom<typeof emailProofChart>
type Actor = Pick<ActorRefFrom<typeof emailProofChart>, 'send'>

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  if (typeof reason === 'object') return reason.text
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : MEMBER_MESSAGES[reason]()
}

/** Views the proof of an e-mail address. Source: spec §5, domain-rules §7.5. */
export function emailProofView(snapshot: Snapshot, actor: Actor): EmailProofView {
  const { dueAtMs, emailProof } = snapshot.context
  const canProve = snapshot.can({ type: 'buyer.prove', code: '' })
  return {
    isBusy: snapshot.hasTag('busy'),
    canSend: snapshot.can({ type: 'buyer.send', email: '' }),
    canProve,
    isAgain: dueAtMs !== null,
    dueAtMs: canProve || snapshot.matches('proving') ? dueAtMs : null,
    emailProof: snapshot.matches('proved') ? emailProof : null,
    noticeText: noticeText(snapshot),
    send: (email) => actor.send({ type: 'buyer.send', email }),
    prove: (code) => actor.send({ type: 'buyer.prove', code }),
    retype: () => actor.send({ type: 'buyer.retype' }),
    tick: (nowMs) => actor.send({ type: 'clock.ticked', nowMs }),
  }
}
