import { hideLoginId } from '../member/mask.rules.ts'
import { INQUIRY_STATUS_LABELS } from './inquiry.codes.ts'
import type { InquiryStatus } from './inquiry.codes.ts'
import { INQUIRY_MESSAGES } from './inquiry.messages.ts'
import { isUnanswered, mayReadQuestion } from './inquiry.rules.ts'

/** Screen data of a question and its reader. A question that the reader may not read has no text. */
export type ShownInquiry = {
  readonly status: InquiryStatus
  readonly isSecret: boolean
  readonly isWriter: boolean
  readonly isSeller: boolean
  readonly writerLoginId: string
  readonly text: string
  /** `null` while it has none. */
  readonly answerText: string | null
}

export type InquiryView = {
  readonly statusLabel: string
  readonly writerText: string
  /** Text of the question, or that it is secret. */
  readonly text: string
  /** `null` while there is none, and for a secret that is not the reader's. */
  readonly answerText: string | null
  readonly isHidden: boolean
  /** Its writer may still change or remove it. */
  readonly canEdit: boolean
}

/** Views a question for the lists of a product and of its writer. Source: spec §2 (product Q&A), domain-rules §7.4. */
export function inquiryView(inquiry: ShownInquiry): InquiryView {
  const isHidden = !mayReadQuestion(inquiry)
  return {
    statusLabel: INQUIRY_STATUS_LABELS[inquiry.status],
    writerText: hideLoginId(inquiry.writerLoginId),
    text: isHidden ? INQUIRY_MESSAGES.QUESTION_SECRET() : inquiry.text,
    answerText: isHidden ? null : inquiry.answerText,
    isHidden,
    canEdit: inquiry.isWriter && isUnanswered(inquiry.status),
  }
}
