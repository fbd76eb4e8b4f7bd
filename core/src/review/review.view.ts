import { formatDate } from '../calendar/dateText.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { hideLoginId } from '../member/mask.rules.ts'
import { REVIEW_STATE_LABELS } from './review.codes.ts'
import type { ReviewState } from './review.codes.ts'
import { REVIEW_MESSAGES } from './review.messages.ts'
import { REVIEW_TABLE } from './review.table.gen.ts'

/** Screen data of a review and its reader. */
export type ShownReview = {
  readonly state: ReviewState
  readonly isWriter: boolean
  readonly writerLoginId: string
  readonly writtenAtMs: number
}

export type ReviewView = {
  readonly stateLabel: string
  readonly writerText: string
  readonly dateText: string
  /** Reason why others do not see it; `null` when they do. */
  readonly noticeText: string | null
  readonly canEdit: boolean
  readonly canRemove: boolean
}

const NOTICES: Readonly<Record<ReviewState, (() => string) | null>> = {
  PUBLISHED: null,
  HIDDEN: REVIEW_MESSAGES.REVIEW_HIDDEN,
  DELETED: REVIEW_MESSAGES.REVIEW_DELETED,
}

/**
 * Views a review for lists. A hidden one can be removed by its writer, not edited. Source: spec §2 (reviews),
 * domain-rules §7.4.
 */
export function reviewView(review: ShownReview): ReviewView {
  const { state, isWriter } = review
  const mayWriter = (event: 'buyer.edit' | 'buyer.remove') =>
    isWriter && decideStep(REVIEW_TABLE, { state, event, facts: { keepsImages: true } }).ok
  return {
    stateLabel: REVIEW_STATE_LABELS[state],
    writerText: hideLoginId(review.writerLoginId),
    dateText: formatDate(review.writtenAtMs),
    noticeText: NOTICES[state]?.() ?? null,
    canEdit: mayWriter('buyer.edit'),
    canRemove: mayWriter('buyer.remove'),
  }
}
