import { INQUIRY_STATUS_LABELS } from './inquiry.codes.ts'
import type { InquiryStatus } from './inquiry.codes.ts'
import { INQUIRY_MESSAGES } from './inquiry.messages.ts'
import { isUnanswered } from './inquiry.rules.ts'

/** Screen data of a question as its reader was sent it. */
export type ShownInquiry = {
  readonly status: InquiryStatus
  readonly isWriter: boolean
  /** `null` for a secret that is not the reader's. */
  readonly text: string | null
  /** `null` while it has none, and for a secret that is not the reader's. */
  readonly answerText: string | null
}

export type InquiryView = {
  readonly statusLabel: string
  /** Text of the question, or that it is secret. */
  readonly text: string
  /** `null` while there is none, and for a secret that is not the reader's. */
  readonly answerText: string | null
  readonly isHidden: boolean
  /** Its writer may still change or remove it. */
  readonly canEdit: boolean
}

/** Views a question for the lists of a product and of its writer. Source: spec §2 (product Q&A), domain-rules §7.4. */
export function inquiryView({ status, isWriter, text, answerText }: ShownInquiry): InquiryView {
  const isHidden = text === null
  return {
    statusLabel: INQUIRY_STATUS_LABELS[status],
    text: text ?? INQUIRY_MESSAGES.QUESTION_SECRET(),
    answerText: isHidden ? null : answerText,
    isHidden,
    canEdit: isWriter && isUnanswered(status),
  }
}
