export const REVIEW_SORTS = ['NEW', 'SCORE_HIGH', 'SCORE_LOW', 'HELPFUL'] as const

/** The order of a list of reviews. Source: domain-rules §7.4. */
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEW_SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  NEW: '최신순',
  SCORE_HIGH: '평점 높은순',
  SCORE_LOW: '평점 낮은순',
  HELPFUL: '도움순',
}

export const REVIEW_CODES = [
  'REVIEW_NOT_CONFIRMED',
  'REVIEW_ALREADY_WRITTEN',
  'REVIEW_DELETED',
  'REVIEW_SCORE_REQUIRED',
  'REVIEW_TOO_SHORT',
  'REVIEW_TOO_LONG',
  'REVIEW_IMAGES_LOST',
  'REVIEW_VIDEO_TOO_MANY',
  'REVIEW_PERIOD_OVER',
  'REVIEW_PERSONAL_DATA',
  'REVIEW_CLAUSE_REQUIRED',
  'EDIT_DENIED',
] as const

/** Reason why a review cannot be written or edited. Source: spec §5, market-rules §4.1, domain-rules A43, A44. */
export type ReviewCode = (typeof REVIEW_CODES)[number]

export const REVIEW_NOTICES = ['HIDDEN', 'REPLIED', 'RESTORED'] as const

/** Step of a review that its writer is notified of. Source: market-rules §4.1. */
export type ReviewNotice = (typeof REVIEW_NOTICES)[number]

export const REVIEW_STATES = ['PUBLISHED', 'HIDDEN', 'DELETED'] as const

/** State of a review: the keys of its chart, as stored. Source: domain-rules §7.4. */
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_STATE_LABELS: Readonly<Record<ReviewState, string>> = {
  PUBLISHED: '게시',
  HIDDEN: '숨김',
  DELETED: '삭제',
}
