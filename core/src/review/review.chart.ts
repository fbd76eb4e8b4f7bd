import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a change that the review's chart decides by. */
export type ReviewFacts = {
  /** The review had no images, or keeps one. */
  readonly keepsImages: boolean
}

/** Events of a review. */
export type ReviewEvent = {
  readonly type: 'buyer.edit' | 'buyer.remove' | 'system.hide' | 'system.restore'
}

type Tag = 'visible' | 'terminal'
type Refusal = 'REVIEW_DELETED' | 'REVIEW_HIDDEN' | 'REVIEW_IMAGES_LOST'

const types: ChartTypes<ReviewFacts, ReviewEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A review: visible, hidden after a report and perhaps shown again, removed by its writer. Every change of its
 * visibility recounts the rating. Refusals: `REVIEW_DELETED`, `REVIEW_HIDDEN`, `REVIEW_IMAGES_LOST`. Source: spec §5,
 * domain-rules §7.4, A44.
 */
export const reviewChart = setup({
  types,
  guards: { keepsImages: ({ context }) => context.keepsImages },
  actions: { recountRating: asData, notifyWriter: asData },
}).createMachine({
  id: 'review',
  meta: { label: '리뷰', otherwise: 'REVIEW_DELETED' },
  context: { keepsImages: false },
  initial: 'PUBLISHED',
  states: {
    PUBLISHED: {
      meta: { label: '게시' },
      tags: ['visible'],
      on: {
        'buyer.edit': {
          target: 'PUBLISHED',
          guard: 'keepsImages',
          actions: 'recountRating',
          meta: { actor: 'buyer', action: '수정', otherwise: 'REVIEW_IMAGES_LOST' },
        },
        'buyer.remove': { target: 'DELETED', actions: 'recountRating', meta: { actor: 'buyer', action: '삭제' } },
        'system.hide': {
          target: 'HIDDEN',
          actions: ['recountRating', 'notifyWriter'],
          meta: { actor: 'system', action: '신고로 가림' },
        },
      },
    },
    HIDDEN: {
      meta: { label: '숨김', otherwise: 'REVIEW_HIDDEN' },
      on: {
        'system.restore': {
          target: 'PUBLISHED',
          actions: ['recountRating', 'notifyWriter'],
          meta: { actor: 'system', action: '다시 게시' },
        },
        'buyer.remove': { target: 'DELETED', meta: { actor: 'buyer', action: '삭제' } },
      },
    },
    DELETED: { meta: { label: '삭제' }, tags: ['terminal'] },
  },
})
