import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { claimStateLabel } from '@jangteo/core/claim/claim.view'
import type { ClaimDetailData } from '../claimData.ts'

type Shown = Pick<ClaimDetailData, 'history' | 'converted'>
type Step = Shown['history'][number]

/** A step of a claim as its timeline shows it. */
export type ShownStep = {
  readonly at: string
  readonly text: string
  /** State that the claim got by it; `null` when it stayed what it was, and when the text says it already. */
  readonly transitionText: string | null
  readonly actorText: string
  readonly timeText: string
  readonly memo: string
}

const ACTOR_NAMES: Readonly<Record<Step['actor'], string>> = {
  BUYER: '구매자',
  SELLER: '판매자',
  SYSTEM: '자동 처리',
}

function transitionText({ action, from, to }: Step, isConverted: boolean): string | null {
  if (to === null || to === from) return null
  const label = claimStateLabel(to, isConverted)
  return label === action.replaceAll(' ', '') ? null : label
}

/** The steps of a claim, newest first. */
export function shownSteps({ history, converted }: Shown): ShownStep[] {
  return history.toReversed().map((step) => ({
    at: step.at,
    text: step.action,
    transitionText: transitionText(step, converted),
    actorText: ACTOR_NAMES[step.actor],
    timeText: formatDateTime(Date.parse(step.at)),
    memo: step.memo,
  }))
}
