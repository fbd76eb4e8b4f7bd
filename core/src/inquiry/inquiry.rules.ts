import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { decideEdit } from '../session/permission.rules.ts'
import type { InquiryCode, InquiryStatus, InquiryTopic, QuestionKind } from './inquiry.codes.ts'
import { INQUIRY_TABLE } from './inquiry.table.gen.ts'

/** The longest title of a 1:1 inquiry, in characters. Source: decision 024. */
export const INQUIRY_TITLE_LENGTH_MAX = 50

/** The longest text of a question, in characters. Source: decision 024. */
export const INQUIRY_TEXT_LENGTH_MAX = 1_000

/** True when the answer is deferred; true when it is given. */
export type AnswerFacts = { readonly isHeld: boolean; readonly isDone: boolean }

/**
 * Returns the state of a question by its answer; a given answer outweighs a deferred one. Source: spec §3, domain-rules
 * §7.4.
 */
export function inquiryStatusOf({ isHeld, isDone }: AnswerFacts): InquiryStatus {
  if (isDone) return 'DONE'
  return isHeld ? 'HOLD' : 'WAIT'
}

/** True while the writer may expect an answer. Source: domain-rules §7.4. */
export function isUnanswered(status: InquiryStatus): boolean {
  return INQUIRY_TABLE.tags[status].includes('unanswered')
}

type TextCode = Extract<InquiryCode, 'INQUIRY_TEXT_REQUIRED' | 'INQUIRY_TEXT_TOO_LONG'>

/**
 * Decides whether the text of a question is accepted; the value is the tidied text. Refusals: INQUIRY_TEXT_REQUIRED,
 * INQUIRY_TEXT_TOO_LONG. Source: decision 024.
 */
export function decideQuestionText(text: string): Decision<TextCode, string> {
  const tidied = tidyText(text)
  if (tidied === '') return refuse('INQUIRY_TEXT_REQUIRED')
  const isTooLong = characterCount(tidied) > INQUIRY_TEXT_LENGTH_MAX
  return isTooLong ? refuse('INQUIRY_TEXT_TOO_LONG') : allow(tidied)
}

/** Form of a question to the customer centre; `topic` is `null` while none is chosen. */
export type InquiryForm = {
  readonly topic: InquiryTopic | null
  readonly title: string
  readonly text: string
}

/** Lists everything that keeps a 1:1 inquiry from being sent, in the order of the form. Source: decision 024. */
export function checkInquiry(form: InquiryForm): InquiryCode[] {
  const titleLength = characterCount(tidyText(form.title))
  const text = decideQuestionText(form.text)
  const found: InquiryCode[] = []
  if (form.topic === null) found.push('INQUIRY_TOPIC_REQUIRED')
  if (titleLength === 0) found.push('INQUIRY_TITLE_REQUIRED')
  if (titleLength > INQUIRY_TITLE_LENGTH_MAX) found.push('INQUIRY_TITLE_TOO_LONG')
  if (!text.ok) found.push(text.reason)
  return found
}

/** A question that is to be changed or removed. */
export type WrittenQuestion = {
  readonly kind: QuestionKind
  readonly writerSeq: number
  readonly status: InquiryStatus
}

/** Reason why a question cannot be changed. */
export type QuestionEditRefusal = Extract<
  InquiryCode,
  'EDIT_DENIED' | 'INQUIRY_DELETED' | 'GOODS_QUESTION_DELETED' | 'INQUIRY_ANSWERED'
>

/**
 * Decides whether a question may be changed or removed: by its writer, until it is answered. Refusals in this order:
 * EDIT_DENIED, INQUIRY_DELETED or GOODS_QUESTION_DELETED, INQUIRY_ANSWERED. Source: spec §8, domain-rules §7.4.
 */
export function decideQuestionEdit(
  question: WrittenQuestion,
  userSeq: number,
): Decision<QuestionEditRefusal> {
  const decided = decideEdit(question.writerSeq, userSeq)
  if (!decided.ok) return decided
  if (question.status === 'DELETED') {
    return refuse(question.kind === 'GOODS' ? 'GOODS_QUESTION_DELETED' : 'INQUIRY_DELETED')
  }
  return isUnanswered(question.status) ? allow() : refuse('INQUIRY_ANSWERED')
}

/** Reader of a question, and if it is secret. */
export type ReaderFacts = {
  readonly isSecret: boolean
  readonly isWriter: boolean
  readonly isSeller: boolean
}

/**
 * True when a reader may see the text of a question; a secret one is for its writer and the seller. Source:
 * domain-rules §7.4.
 */
export function mayReadQuestion({ isSecret, isWriter, isSeller }: ReaderFacts): boolean {
  return !isSecret || isWriter || isSeller
}
