import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength, tidyText } from '../member/member.rules.ts'
import { REVIEW_REPLY_LENGTH_MAX } from './review.rules.ts'

/** Characters of a seller's reply. Source: market-rules §4.1. */
export const REPLY_LENGTH = { min: 1, max: REVIEW_REPLY_LENGTH_MAX } as const

/** Characters of a writer's objection, and of the reason for which an operator hides a review. Source: decision 155. */
export const OBJECTION_LENGTH = { min: 5, max: 500 } as const

/** Decides the text of a seller's reply; the value is tidied. Refusal: REVIEW_REPLY_REQUIRED. Source: market-rules §4.1. */
export function decideReply(typed: string): Decision<'REVIEW_REPLY_REQUIRED', string> {
  const text = tidyText(typed)
  return hasLength(text, REPLY_LENGTH) ? allow(text) : refuse('REVIEW_REPLY_REQUIRED')
}

/** Decides the text of an objection; the value is tidied. Refusal: REVIEW_OBJECTION_REQUIRED. Source: decision 155. */
export function decideObjection(typed: string): Decision<'REVIEW_OBJECTION_REQUIRED', string> {
  const text = tidyText(typed)
  return hasLength(text, OBJECTION_LENGTH) ? allow(text) : refuse('REVIEW_OBJECTION_REQUIRED')
}

/** Decides the reason of an operator's step; its writer reads it. Refusal: REVIEW_REASON_REQUIRED. Source: decision 155. */
export function decideHideReason(typed: string): Decision<'REVIEW_REASON_REQUIRED', string> {
  const text = tidyText(typed)
  return hasLength(text, OBJECTION_LENGTH) ? allow(text) : refuse('REVIEW_REASON_REQUIRED')
}
