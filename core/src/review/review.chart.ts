import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a change that the review's chart decides by. */
export type ReviewFacts = {
  /** The review had no images, or keeps one. */
  readonly keepsImages: boolean
  /** It is hidden for a while on somebody's demand, and its writer has not objected yet. */
  readonly isObjectable: boolean
  /** The time for which it is hidden is over. */
  readonly isHideOver: boolean
}

/** Events of a review; what an operator decides is the system's. */
export type ReviewEvent = {
  readonly type:
    | 'buyer.edit'
    | 'buyer.object'
    | 'buyer.remove'
    | 'seller.removeReply'
    | 'seller.reply'
    | 'system.hide'
    | 'system.hideOver'
    | 'system.restore'
}

type Tag = 'visible' | 'terminal'
type Refusal =
  | 'REVIEW_DELETED'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_IMAGES_LOST'
  | 'REVIEW_NOT_HIDDEN'
  | 'REVIEW_OBJECTION_CLOSED'

const types: ChartTypes<ReviewFacts, ReviewEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A review: visible, hidden by an operator and perhaps shown again, removed by its writer. Hidden on the demand of whoever
 * it violates it returns by itself, unless an operator decides otherwise; its writer may object once. Every change of its
 * visibility recounts the rating. Refusals: `REVIEW_DELETED`, `REVIEW_HIDDEN`, `REVIEW_IMAGES_LOST`, `REVIEW_NOT_HIDDEN`,
 * `REVIEW_OBJECTION_CLOSED`. Source: spec §5, market-rules §4.1, domain-rules A44.
 */
export const reviewChart = setup({
  types,
  guards: {
    keepsImages: ({ context }) => context.keepsImages,
    isObjectable: ({ context }) => context.isObjectable,
    isHideOver: ({ context }) => context.isHideOver,
  },
  actions: {
    notifyOperators: asData,
    notifyWriter: asData,
    recountRating: asData,
    scheduleHideEnd: asData,
  },
}).createMachine({
  id: 'review',
  meta: { label: '리뷰', otherwise: 'REVIEW_DELETED' },
  context: { keepsImages: false, isObjectable: false, isHideOver: false },
  initial: 'PUBLISHED',
  states: {
    PUBLISHED: {
      meta: { label: '게시', otherwise: 'REVIEW_NOT_HIDDEN' },
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
          actions: ['recountRating', 'notifyWriter', 'scheduleHideEnd'],
          meta: { actor: 'system', action: '가림' },
        },
        'seller.reply': {
          target: 'PUBLISHED',
          actions: 'notifyWriter',
          meta: { actor: 'seller', action: '답글' },
        },
        'seller.removeReply': { target: 'PUBLISHED', meta: { actor: 'seller', action: '답글 삭제' } },
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
        'system.hideOver': {
          target: 'PUBLISHED',
          guard: 'isHideOver',
          actions: ['recountRating', 'notifyWriter'],
          meta: { actor: 'system', action: '가림 기간 만료', otherwise: 'REVIEW_HIDDEN' },
        },
        'system.hide': {
          target: 'HIDDEN',
          actions: ['notifyWriter', 'scheduleHideEnd'],
          meta: { actor: 'system', action: '가림 결정' },
        },
        'buyer.object': {
          target: 'HIDDEN',
          guard: 'isObjectable',
          actions: 'notifyOperators',
          meta: { actor: 'buyer', action: '이의 제기', otherwise: 'REVIEW_OBJECTION_CLOSED' },
        },
        'buyer.remove': { target: 'DELETED', meta: { actor: 'buyer', action: '삭제' } },
      },
    },
    DELETED: { meta: { label: '삭제' }, tags: ['terminal'] },
  },
})
