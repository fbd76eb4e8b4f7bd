import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a product that its listing is decided by; `goodsReview.rules` and `goodsContent.rules` compute them. */
export type GoodsListingFacts = {
  /** It has everything that a buyer must see. */
  readonly isComplete: boolean
  /** It is complete, and nothing about it is reviewed first. */
  readonly mayListUnseen: boolean
  /** New texts of it wait for a review. */
  readonly hasRevision: boolean
  /** No item of it is between its order and its end. */
  readonly hasNoOpenItem: boolean
}

/** Events of a listing; the operator's actions are the system's. */
export type GoodsListingEvent = {
  readonly type:
    | 'seller.edit'
    | 'seller.submit'
    | 'seller.withdraw'
    | 'seller.delete'
    | 'system.approve'
    | 'system.reject'
    | 'system.stop'
    | 'system.release'
}

type Tag = 'hidden' | 'published' | 'terminal'
type Refusal =
  | 'GOODS_INCOMPLETE'
  | 'GOODS_IN_REVIEW'
  | 'GOODS_NOTHING_TO_REVIEW'
  | 'GOODS_HAS_OPEN_ORDER'
  | 'GOODS_STEP_REFUSED'
  | 'GOODS_DELETED'

const types: ChartTypes<GoodsListingFacts, GoodsListingEvent, Tag, Refusal> = {}
function asData() {}

/**
 * The listing of one product, from the draft of its seller to its deletion. A store's first products, those for adults, of
 * marked categories and with watched words are reviewed first; all others are listed at once. What a reviewed product
 * says of itself changes by a revision that waits for the operator, while its price and stock never wait. The operator
 * stops a product and releases it; while it is stopped nobody sees what its seller changes. Refusals: `GOODS_INCOMPLETE`, `GOODS_IN_REVIEW`, `GOODS_NOTHING_TO_REVIEW`,
 * `GOODS_HAS_OPEN_ORDER`, `GOODS_STEP_REFUSED`, `GOODS_DELETED`. Source: market-rules §9.3, decision 129.
 */
export const goodsListingChart = setup({
  types,
  guards: {
    isComplete: ({ context }) => context.isComplete,
    mayListUnseen: ({ context }) => context.mayListUnseen,
    hasRevision: ({ context }) => context.hasRevision,
    hasNoOpenItem: ({ context }) => context.hasNoOpenItem,
  },
  actions: { applyRevision: asData, dropRevision: asData, endDeals: asData },
}).createMachine({
  id: 'goodsListing',
  meta: { label: '상품 등록', otherwise: 'GOODS_STEP_REFUSED' },
  context: { isComplete: false, mayListUnseen: false, hasRevision: false, hasNoOpenItem: false },
  initial: 'DRAFT',
  states: {
    DRAFT: {
      meta: { label: '작성 중' },
      tags: ['hidden'],
      on: {
        'seller.edit': { target: 'DRAFT', meta: { actor: 'seller', action: '수정' } },
        'seller.submit': [
          {
            target: 'LISTED',
            guard: 'mayListUnseen',
            meta: { actor: 'seller', action: '판매 등록', otherwise: 'GOODS_INCOMPLETE' },
          },
          {
            target: 'REVIEWING',
            guard: 'isComplete',
            meta: { actor: 'seller', action: '심사 요청', otherwise: 'GOODS_INCOMPLETE' },
          },
        ],
        'seller.delete': { target: 'DELETED', meta: { actor: 'seller', action: '삭제' } },
      },
    },
    REVIEWING: {
      meta: { label: '심사 중', otherwise: 'GOODS_IN_REVIEW' },
      tags: ['hidden'],
      on: {
        'system.approve': { target: 'LISTED', meta: { actor: 'system', action: '승인' } },
        'system.reject': { target: 'REJECTED', meta: { actor: 'system', action: '반려' } },
        'seller.withdraw': { target: 'DRAFT', meta: { actor: 'seller', action: '심사 요청 취소' } },
        'seller.delete': { target: 'DELETED', meta: { actor: 'seller', action: '삭제' } },
      },
    },
    REJECTED: {
      meta: { label: '반려' },
      tags: ['hidden'],
      on: {
        'seller.edit': { target: 'REJECTED', meta: { actor: 'seller', action: '수정' } },
        'seller.submit': {
          target: 'REVIEWING',
          guard: 'isComplete',
          meta: { actor: 'seller', action: '다시 심사 요청', otherwise: 'GOODS_INCOMPLETE' },
        },
        'seller.delete': { target: 'DELETED', meta: { actor: 'seller', action: '삭제' } },
      },
    },
    LISTED: {
      meta: { label: '판매 등록' },
      tags: ['published'],
      on: {
        'seller.edit': { target: 'LISTED', meta: { actor: 'seller', action: '수정' } },
        'seller.withdraw': {
          target: 'LISTED',
          guard: 'hasRevision',
          actions: 'dropRevision',
          meta: { actor: 'seller', action: '변경 심사 취소', otherwise: 'GOODS_NOTHING_TO_REVIEW' },
        },
        'system.approve': {
          target: 'LISTED',
          guard: 'hasRevision',
          actions: 'applyRevision',
          meta: { actor: 'system', action: '변경 승인', otherwise: 'GOODS_NOTHING_TO_REVIEW' },
        },
        'system.reject': {
          target: 'LISTED',
          guard: 'hasRevision',
          actions: 'dropRevision',
          meta: { actor: 'system', action: '변경 반려', otherwise: 'GOODS_NOTHING_TO_REVIEW' },
        },
        'system.stop': {
          target: 'STOPPED',
          actions: ['endDeals', 'dropRevision'],
          meta: { actor: 'system', action: '중지' },
        },
        'seller.delete': {
          target: 'DELETED',
          guard: 'hasNoOpenItem',
          actions: ['endDeals', 'dropRevision'],
          meta: { actor: 'seller', action: '삭제', otherwise: 'GOODS_HAS_OPEN_ORDER' },
        },
      },
    },
    STOPPED: {
      meta: { label: '운영자 중지' },
      tags: ['hidden', 'published'],
      on: {
        'seller.edit': { target: 'STOPPED', meta: { actor: 'seller', action: '수정' } },
        'system.release': { target: 'LISTED', meta: { actor: 'system', action: '중지 해제' } },
        'seller.delete': {
          target: 'DELETED',
          guard: 'hasNoOpenItem',
          meta: { actor: 'seller', action: '삭제', otherwise: 'GOODS_HAS_OPEN_ORDER' },
        },
      },
    },
    DELETED: { meta: { label: '삭제', otherwise: 'GOODS_DELETED' }, tags: ['hidden', 'terminal'] },
  },
})
