import { formatDate } from '../calendar/dateText.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { REVIEW_STATE_LABELS } from './review.codes.ts'
import type { ReviewState } from './review.codes.ts'
import { REVIEW_MESSAGES } from './review.messages.ts'
import { REVIEW_TABLE } from './review.table.gen.ts'

/** Screen data of a review and its reader. */
export type ShownReview = {
  readonly state: ReviewState
  readonly isWriter: boolean
  readonly writtenAtMs: number
  /** In the words of whoever hid it; `null` for one that is not hidden. */
  readonly hiddenReason: string | null
  /** `null` for one that is hidden for good, or not at all. */
  readonly hiddenUntilMs: number | null
  readonly isObjected: boolean
}

export type ReviewView = {
  readonly stateLabel: string
  readonly dateText: string
  /** Reason why others do not see it; `null` when they do. */
  readonly noticeText: string | null
  readonly canEdit: boolean
  readonly canRemove: boolean
  readonly canObject: boolean
}

function noticeOf({ state, hiddenReason, hiddenUntilMs }: ShownReview): string | null {
  if (state === 'PUBLISHED') return null
  if (state === 'DELETED') return REVIEW_MESSAGES.REVIEW_DELETED()
  const until = hiddenUntilMs === null ? '' : ` ${formatDate(hiddenUntilMs)}까지 숨겨요.`
  return `${REVIEW_MESSAGES.REVIEW_HIDDEN()}${until} 사유: ${hiddenReason ?? ''}`
}

/**
 * Views a review for lists. A hidden one can be removed by its writer, and objected to while it is hidden for a time; it
 * is not edited. Source: spec §2 (reviews), market-rules §4.1.
 */
export function reviewView(review: ShownReview): ReviewView {
  const { state, isWriter, hiddenUntilMs, isObjected } = review
  const facts = {
    keepsImages: true,
    isObjectable: hiddenUntilMs !== null && !isObjected,
    isHideOver: false,
  }
  const mayWriter = (event: 'buyer.edit' | 'buyer.object' | 'buyer.remove') =>
    isWriter && decideStep(REVIEW_TABLE, { state, event, facts }).ok
  return {
    stateLabel: REVIEW_STATE_LABELS[state],
    dateText: formatDate(review.writtenAtMs),
    noticeText: noticeOf(review),
    canEdit: mayWriter('buyer.edit'),
    canRemove: mayWriter('buyer.remove'),
    canObject: mayWriter('buyer.object'),
  }
}
