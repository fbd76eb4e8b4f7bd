import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { CLAIM_MESSAGES, withdrawalsUsedUpText } from '../claim.messages.ts'
import { CLAIM_TYPE_LABELS } from '../claim.codes.ts'
import type { claimWithdrawalChart, WithdrawnClaim } from '../claimWithdrawal.chart.ts'
import type { WithdrawalRefusal } from './withdrawal.codes.ts'

/** A dialog of the withdrawal; `confirmLabel` is `null` when there is nothing to confirm. */
export type WithdrawalDialog = {
  readonly text: string
  readonly confirmLabel: string | null
  readonly dismissLabel: string
  readonly isBusy: boolean
  /** A confirmation leads to the customer centre. */
  readonly leadsToInquiry: boolean
}

export type ClaimWithdrawalView = {
  /** `null` once it is over. */
  readonly dialog: WithdrawalDialog | null
  readonly isWithdrawn: boolean
  readonly confirm: () => void
  readonly dismiss: () => void
}

/** Withdrawals of a claim's type so far, and the limit; `null` for none. */
export type WithdrawalCount = { readonly count: number; readonly limit: number | null }

type Snapshot = SnapshotFrom<typeof claimWithdrawalChart>
type Actor = Pick<ActorRefFrom<typeof claimWithdrawalChart>, 'send'>

/**
 * Text for the withdrawals that are left; `null` when there is no limit. Source: spec §9.
 * @example withdrawalsLeftText({ count: 1, limit: 3 }) // '2번까지 철회할 수 있어요.'
 */
export function withdrawalsLeftText({ count, limit }: WithdrawalCount): string | null {
  if (limit === null) return null
  return count < limit ? `${limit - count}번까지 철회할 수 있어요.` : withdrawalsUsedUpText(limit)
}

function failedText({ type }: WithdrawnClaim): string {
  return type === 'CANCEL'
    ? CLAIM_MESSAGES.CLAIM_CANCEL_WITHDRAW_FAILED()
    : CLAIM_MESSAGES.CLAIM_WITHDRAW_FAILED({ type })
}

/** Text of a refusal: a changed status is reported as such, anything else as a failed withdrawal. */
function refusedText(claim: WithdrawnClaim, reason: WithdrawalRefusal | null): string {
  return reason === 'NOT_CHANGE_STATUS' ? CLAIM_MESSAGES[reason]() : failedText(claim)
}

function exceededText(claim: WithdrawnClaim): string {
  return claim.type === 'CANCEL'
    ? failedText(claim)
    : CLAIM_MESSAGES.CLAIM_WITHDRAW_COUNT_EXCEEDED({ type: claim.type })
}

function dialogOf(snapshot: Snapshot): WithdrawalDialog | null {
  const { claim, reason } = snapshot.context
  if (snapshot.hasTag('terminal')) return null
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.value === 'exceeded') {
    return {
      text: exceededText(claim),
      confirmLabel: '고객센터 문의',
      dismissLabel: '닫기',
      isBusy,
      leadsToInquiry: true,
    }
  }
  const isRefused = snapshot.value === 'refused'
  return {
    text: isRefused
      ? refusedText(claim, reason)
      : `${CLAIM_TYPE_LABELS[claim.type]} 신청을 철회할까요?`,
    confirmLabel: isRefused ? null : '철회하기',
    dismissLabel: isRefused ? '확인' : '닫기',
    isBusy,
    leadsToInquiry: false,
  }
}

/** Views the withdrawal of a claim for its page. Source: spec §8, domain-rules §7.3, §7.5. */
export function claimWithdrawalView(snapshot: Snapshot, actor: Actor): ClaimWithdrawalView {
  return {
    dialog: dialogOf(snapshot),
    isWithdrawn: snapshot.matches('withdrawn'),
    confirm: () => actor.send({ type: 'buyer.confirm' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
