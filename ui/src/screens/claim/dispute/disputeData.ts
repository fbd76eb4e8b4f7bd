import { disputeView } from '@jangteo/core/dispute/dispute.view'
import type { DisputeView } from '@jangteo/core/dispute/dispute.view'
import type { Answers } from '@jangteo/http/call/calls'

export type DisputeData = NonNullable<Answers['claim']['detail']['dispute']>

/** State of a dispute, what comes next, and what may be done. */
export function disputeViewOf(dispute: DisputeData): DisputeView {
  return disputeView({
    state: dispute.stateEnum,
    answerDueAtMs: Date.parse(dispute.answerDueAt),
    answer: dispute.answer,
    fault: dispute.faultEnum,
  })
}
