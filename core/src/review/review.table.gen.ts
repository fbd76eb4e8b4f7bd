// Generated from review.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type ReviewState =
  | 'PUBLISHED'
  | 'HIDDEN'
  | 'DELETED'

export type ReviewEventType =
  | 'buyer.edit'
  | 'buyer.remove'
  | 'system.hide'
  | 'system.restore'

export type ReviewFact =
  | 'keepsImages'

export type ReviewEffect =
  | 'recountRating'
  | 'notifyWriter'

export type ReviewRefusal =
  | 'REVIEW_DELETED'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_IMAGES_LOST'

export type ReviewTag =
  | 'visible'
  | 'terminal'

/** The states of the chart `review` by their tags. */
export const REVIEW_STATES_WITH = {
  visible: ['PUBLISHED'],
  terminal: ['DELETED'],
} as const

/** The chart `review` as data, for whoever asks without a statechart library. */
export const REVIEW_TABLE: ChartTable<
  ReviewState,
  ReviewEventType,
  ReviewFact,
  ReviewEffect,
  ReviewRefusal,
  ReviewTag
> = {
  initial: 'PUBLISHED',
  otherwise: {
    PUBLISHED: 'REVIEW_DELETED',
    HIDDEN: 'REVIEW_HIDDEN',
    DELETED: 'REVIEW_DELETED',
  },
  tags: {
    PUBLISHED: ['visible'],
    HIDDEN: [],
    DELETED: ['terminal'],
  },
  steps: {
    PUBLISHED: {
      'buyer.edit': [{ event: 'buyer.edit', target: 'PUBLISHED', guard: 'keepsImages', effects: ['recountRating'], meta: { actor: 'buyer', action: '수정', otherwise: 'REVIEW_IMAGES_LOST' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'DELETED', guard: null, effects: ['recountRating'], meta: { actor: 'buyer', action: '삭제' } }],
      'system.hide': [{ event: 'system.hide', target: 'HIDDEN', guard: null, effects: ['recountRating', 'notifyWriter'], meta: { actor: 'system', action: '신고로 가림' } }],
    },
    HIDDEN: {
      'system.restore': [{ event: 'system.restore', target: 'PUBLISHED', guard: null, effects: ['recountRating', 'notifyWriter'], meta: { actor: 'system', action: '다시 게시' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'DELETED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
    },
    DELETED: {},
  },
}
