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
  | 'seller.reply'
  | 'seller.removeReply'
  | 'system.restore'
  | 'system.hideOver'
  | 'buyer.object'

export type ReviewFact =
  | 'keepsImages'
  | 'isHideOver'
  | 'isObjectable'

export type ReviewEffect =
  | 'recountRating'
  | 'notifyWriter'
  | 'scheduleHideEnd'
  | 'notifyOperators'

export type ReviewRefusal =
  | 'REVIEW_NOT_HIDDEN'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_DELETED'
  | 'REVIEW_IMAGES_LOST'
  | 'REVIEW_OBJECTION_CLOSED'

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
    PUBLISHED: 'REVIEW_NOT_HIDDEN',
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
      'system.hide': [{ event: 'system.hide', target: 'HIDDEN', guard: null, effects: ['recountRating', 'notifyWriter', 'scheduleHideEnd'], meta: { actor: 'system', action: '가림' } }],
      'seller.reply': [{ event: 'seller.reply', target: 'PUBLISHED', guard: null, effects: ['notifyWriter'], meta: { actor: 'seller', action: '답글' } }],
      'seller.removeReply': [{ event: 'seller.removeReply', target: 'PUBLISHED', guard: null, effects: [], meta: { actor: 'seller', action: '답글 삭제' } }],
    },
    HIDDEN: {
      'system.restore': [{ event: 'system.restore', target: 'PUBLISHED', guard: null, effects: ['recountRating', 'notifyWriter'], meta: { actor: 'system', action: '다시 게시' } }],
      'system.hideOver': [{ event: 'system.hideOver', target: 'PUBLISHED', guard: 'isHideOver', effects: ['recountRating', 'notifyWriter'], meta: { actor: 'system', action: '가림 기간 만료', otherwise: 'REVIEW_HIDDEN' } }],
      'system.hide': [{ event: 'system.hide', target: 'HIDDEN', guard: null, effects: ['notifyWriter', 'scheduleHideEnd'], meta: { actor: 'system', action: '가림 결정' } }],
      'buyer.object': [{ event: 'buyer.object', target: 'HIDDEN', guard: 'isObjectable', effects: ['notifyOperators'], meta: { actor: 'buyer', action: '이의 제기', otherwise: 'REVIEW_OBJECTION_CLOSED' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'DELETED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
    },
    DELETED: {},
  },
}
