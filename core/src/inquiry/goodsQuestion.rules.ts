import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import type { StoreFeature } from '../session/permission.codes.ts'
import { decideStoreFeature } from '../session/permission.rules.ts'
import type { SellerQuestionTab } from './goodsQuestion.codes.ts'
import { INQUIRY_STATUSES } from './inquiry.codes.ts'
import type { InquiryStatus } from './inquiry.codes.ts'

/** Largest number of a member's questions about one product that wait for an answer. Source: market-rules §5.1. */
export const QUESTIONS_WAITING_MAX = 5

/** The longest answer, in characters. Source: market-rules §5.1. */
export const ANSWER_LENGTH_MAX = 1_000

/** Facts of a new question: what the product's store denies, and how many of the writer's questions about it wait. */
export type AskingFacts = {
  readonly deniedFeatures: readonly StoreFeature[]
  readonly waitingCount: number
}

/** Reason why nobody, or nobody any more, may ask about a product. */
export type AskingRefusal = 'QNA_TOO_MANY' | 'STORE_FEATURE_DENIED'

/**
 * Decides whether a member may ask about a product. Refusals in this order: STORE_FEATURE_DENIED, QNA_TOO_MANY. Source:
 * market-rules §5.1.
 */
export function decideAsking({
  deniedFeatures,
  waitingCount,
}: AskingFacts): Decision<AskingRefusal> {
  const offered = decideStoreFeature('ASK', deniedFeatures)
  if (!offered.ok) return offered
  return waitingCount < QUESTIONS_WAITING_MAX ? allow() : refuse('QNA_TOO_MANY')
}

/**
 * Decides whether the text of an answer is accepted; the value is the tidied text. Refusals: QNA_ANSWER_REQUIRED,
 * QNA_ANSWER_TOO_LONG. Source: market-rules §5.1.
 */
export function decideAnswerText(
  text: string,
): Decision<'QNA_ANSWER_REQUIRED' | 'QNA_ANSWER_TOO_LONG', string> {
  const tidied = tidyText(text)
  if (tidied === '') return refuse('QNA_ANSWER_REQUIRED')
  const isTooLong = characterCount(tidied) > ANSWER_LENGTH_MAX
  return isTooLong ? refuse('QNA_ANSWER_TOO_LONG') : allow(tidied)
}

/**
 * Decides whether a seller answers the question that they read: its writer may have changed it meanwhile. Refusal:
 * QNA_CHANGED. Source: market-rules §5 (traps), decision 156.
 */
export function decideAnswerSeen(revision: number, seenRevision: number): Decision<'QNA_CHANGED'> {
  return revision === seenRevision ? allow() : refuse('QNA_CHANGED')
}

/** Filters of questions by their answer, as the specification names them; `null` is any. */
export type AnswerFilter = { readonly isHeld: boolean | null; readonly isDone: boolean | null }

/**
 * Returns the states that a filter by the answer leaves; removed questions are in none.
 * @example statesOfAnswer({ isHeld: null, isDone: false }) // ['WAIT', 'HOLD']
 */
export function statesOfAnswer({ isHeld, isDone }: AnswerFilter): InquiryStatus[] {
  return INQUIRY_STATUSES.filter(
    (status) =>
      status !== 'DELETED' &&
      (isHeld === null || isHeld === (status === 'HOLD')) &&
      (isDone === null || isDone === (status === 'DONE')),
  )
}

/** States of the questions in each tab of a seller. */
export const SELLER_TAB_STATES: Readonly<Record<SellerQuestionTab, readonly InquiryStatus[]>> = {
  WAITING: ['WAIT'],
  HOLD: ['HOLD'],
  DONE: ['DONE'],
  ALL: ['WAIT', 'HOLD', 'DONE'],
}
