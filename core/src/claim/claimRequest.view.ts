import type { SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { CLAIM_TYPE_LABELS } from './claim.codes.ts'
import { CLAIM_MESSAGES } from './claim.messages.ts'
import type { claimRequestChart } from './claimRequest.chart.ts'

/** The three steps of a request, from 1. Source: domain-rules §7.3. */
export type ClaimRequestStep = 1 | 2 | 3

export type ClaimRequestView = {
  readonly step: ClaimRequestStep
  readonly stepLabel: string
  readonly isBusy: boolean
  /** What went wrong in this step; `null` when nothing did. */
  readonly noticeText: string | null
  /** Leaving the page would lose what was filled in. */
  readonly isGuarded: boolean
  /** The claim to show; `null` until it was requested. */
  readonly requestedClaimId: string | null
  readonly doneText: string | null
}

type Snapshot = SnapshotFrom<typeof claimRequestChart>

const STEPS: Record<Snapshot['value'], ClaimRequestStep> = {
  arriving: 1,
  choosing: 1,
  checking: 1,
  explaining: 2,
  quoting: 2,
  reviewing: 3,
  requesting: 3,
  requested: 3,
}

const STEP_LABELS: Record<ClaimRequestStep, string> = {
  1: '상품 선택',
  2: '사유 선택',
  3: '환불 정보',
}

function noticeText({ reason, isUnanswered }: Snapshot['context']): string | null {
  if (isUnanswered) return REFUSAL_MESSAGES.API_FAILURE()
  return reason === null ? null : CLAIM_MESSAGES[reason]()
}

/** A request of a claim as its page shows it. Source: domain-rules §7.3. */
export function claimRequestView(snapshot: Snapshot): ClaimRequestView {
  const { draft, claimId } = snapshot.context
  const step = STEPS[snapshot.value]
  const type = draft === null ? '' : CLAIM_TYPE_LABELS[draft.type]
  return {
    step,
    stepLabel: STEP_LABELS[step],
    isBusy: snapshot.hasTag('busy') || snapshot.matches('arriving'),
    noticeText: noticeText(snapshot.context),
    isGuarded: claimId === null && (draft?.orderItemIds.length ?? 0) > 0,
    requestedClaimId: claimId,
    doneText: claimId === null ? null : `${type} 신청이 완료됐어요`,
  }
}
