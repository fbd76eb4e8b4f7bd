import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { identityCheckChart } from './identityCheck.chart.ts'
import { MEMBER_MESSAGES } from './member.messages.ts'

/** View of an identity verification. */
export type IdentityCheckView = {
  readonly canVerify: boolean
  /** It can be given up, also while the window is open: a window that was closed says nothing. */
  readonly canDismiss: boolean
  readonly isBusy: boolean
  /** The provider's window is open. */
  readonly isWindowOpen: boolean
  readonly isVerified: boolean
  /** Reason why nobody is verified; `null` when nothing went wrong. */
  readonly noticeText: string | null
  readonly verify: () => void
  /** The provider's window returned, or was closed. */
  readonly returned: () => void
  readonly closed: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof identityCheckChart>
type Actor = Pick<ActorRefFrom<typeof identityCheckChart>, 'send'>

function noticeText(snapshot: Snapshot): string | null {
  const { reason } = snapshot.context
  if (!snapshot.matches('refused') || reason === null) return null
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : MEMBER_MESSAGES[reason]()
}

/** The verification of a snapshot. Source: domain-rules §4.5, §7.5. */
export function identityCheckView(snapshot: Snapshot, actor: Actor): IdentityCheckView {
  return {
    canVerify: snapshot.can({ type: 'buyer.verify' }),
    canDismiss: snapshot.can({ type: 'buyer.dismiss' }),
    isBusy: snapshot.hasTag('busy'),
    isWindowOpen: snapshot.matches('waiting'),
    isVerified: snapshot.matches('verified'),
    noticeText: noticeText(snapshot),
    verify: () => actor.send({ type: 'buyer.verify' }),
    returned: () => actor.send({ type: 'provider.returned' }),
    closed: () => actor.send({ type: 'provider.closed' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
