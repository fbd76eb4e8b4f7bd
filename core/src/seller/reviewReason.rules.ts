import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength, tidyText } from '../member/member.rules.ts'

/** Shortest and longest reason that a seller reads of an operator's decision, in characters. Source: decision 126. */
export const REVIEW_REASON_LENGTH = { min: 5, max: 500 } as const

/** Decides the reason of an operator's decision; the value is tidied. Refusal: SELLER_REASON_REQUIRED. */
export function decideReviewReason(text: string): Decision<'SELLER_REASON_REQUIRED', string> {
  const reason = tidyText(text)
  return hasLength(reason, REVIEW_REASON_LENGTH) ? allow(reason) : refuse('SELLER_REASON_REQUIRED')
}
