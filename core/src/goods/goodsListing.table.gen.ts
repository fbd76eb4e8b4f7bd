// Generated from goodsListing.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type GoodsListingState =
  | 'DRAFT'
  | 'REVIEWING'
  | 'REJECTED'
  | 'LISTED'
  | 'STOPPED'
  | 'DELETED'

export type GoodsListingEventType =
  | 'seller.edit'
  | 'seller.submit'
  | 'seller.delete'
  | 'system.approve'
  | 'system.reject'
  | 'seller.withdraw'
  | 'system.stop'
  | 'system.release'

export type GoodsListingFact =
  | 'mayListUnseen'
  | 'isComplete'
  | 'hasRevision'
  | 'hasNoOpenItem'

export type GoodsListingEffect =
  | 'dropRevision'
  | 'applyRevision'
  | 'endDeals'

export type GoodsListingRefusal =
  | 'GOODS_STEP_REFUSED'
  | 'GOODS_IN_REVIEW'
  | 'GOODS_DELETED'
  | 'GOODS_INCOMPLETE'
  | 'GOODS_NOTHING_TO_REVIEW'
  | 'GOODS_HAS_OPEN_ORDER'

export type GoodsListingTag =
  | 'hidden'
  | 'published'
  | 'terminal'

/** The states of the chart `goodsListing` by their tags. */
export const GOODS_LISTING_STATES_WITH = {
  hidden: ['DRAFT', 'REVIEWING', 'REJECTED', 'STOPPED', 'DELETED'],
  published: ['LISTED', 'STOPPED'],
  terminal: ['DELETED'],
} as const

/** The chart `goodsListing` as data, for whoever asks without a statechart library. */
export const GOODS_LISTING_TABLE: ChartTable<
  GoodsListingState,
  GoodsListingEventType,
  GoodsListingFact,
  GoodsListingEffect,
  GoodsListingRefusal,
  GoodsListingTag
> = {
  initial: 'DRAFT',
  otherwise: {
    DRAFT: 'GOODS_STEP_REFUSED',
    REVIEWING: 'GOODS_IN_REVIEW',
    REJECTED: 'GOODS_STEP_REFUSED',
    LISTED: 'GOODS_STEP_REFUSED',
    STOPPED: 'GOODS_STEP_REFUSED',
    DELETED: 'GOODS_DELETED',
  },
  tags: {
    DRAFT: ['hidden'],
    REVIEWING: ['hidden'],
    REJECTED: ['hidden'],
    LISTED: ['published'],
    STOPPED: ['hidden', 'published'],
    DELETED: ['hidden', 'terminal'],
  },
  steps: {
    DRAFT: {
      'seller.edit': [{ event: 'seller.edit', target: 'DRAFT', guard: null, effects: [], meta: { actor: 'seller', action: '수정' } }],
      'seller.submit': [
        { event: 'seller.submit', target: 'LISTED', guard: 'mayListUnseen', effects: [], meta: { actor: 'seller', action: '판매 등록', otherwise: 'GOODS_INCOMPLETE' } },
        { event: 'seller.submit', target: 'REVIEWING', guard: 'isComplete', effects: [], meta: { actor: 'seller', action: '심사 요청', otherwise: 'GOODS_INCOMPLETE' } },
      ],
      'seller.delete': [{ event: 'seller.delete', target: 'DELETED', guard: null, effects: [], meta: { actor: 'seller', action: '삭제' } }],
    },
    REVIEWING: {
      'system.approve': [{ event: 'system.approve', target: 'LISTED', guard: null, effects: [], meta: { actor: 'system', action: '승인' } }],
      'system.reject': [{ event: 'system.reject', target: 'REJECTED', guard: null, effects: [], meta: { actor: 'system', action: '반려' } }],
      'seller.withdraw': [{ event: 'seller.withdraw', target: 'DRAFT', guard: null, effects: [], meta: { actor: 'seller', action: '심사 요청 취소' } }],
      'seller.delete': [{ event: 'seller.delete', target: 'DELETED', guard: null, effects: [], meta: { actor: 'seller', action: '삭제' } }],
    },
    REJECTED: {
      'seller.edit': [{ event: 'seller.edit', target: 'REJECTED', guard: null, effects: [], meta: { actor: 'seller', action: '수정' } }],
      'seller.submit': [{ event: 'seller.submit', target: 'REVIEWING', guard: 'isComplete', effects: [], meta: { actor: 'seller', action: '다시 심사 요청', otherwise: 'GOODS_INCOMPLETE' } }],
      'seller.delete': [{ event: 'seller.delete', target: 'DELETED', guard: null, effects: [], meta: { actor: 'seller', action: '삭제' } }],
    },
    LISTED: {
      'seller.edit': [{ event: 'seller.edit', target: 'LISTED', guard: null, effects: [], meta: { actor: 'seller', action: '수정' } }],
      'seller.withdraw': [{ event: 'seller.withdraw', target: 'LISTED', guard: 'hasRevision', effects: ['dropRevision'], meta: { actor: 'seller', action: '변경 심사 취소', otherwise: 'GOODS_NOTHING_TO_REVIEW' } }],
      'system.approve': [{ event: 'system.approve', target: 'LISTED', guard: 'hasRevision', effects: ['applyRevision'], meta: { actor: 'system', action: '변경 승인', otherwise: 'GOODS_NOTHING_TO_REVIEW' } }],
      'system.reject': [{ event: 'system.reject', target: 'LISTED', guard: 'hasRevision', effects: ['dropRevision'], meta: { actor: 'system', action: '변경 반려', otherwise: 'GOODS_NOTHING_TO_REVIEW' } }],
      'system.stop': [{ event: 'system.stop', target: 'STOPPED', guard: null, effects: ['endDeals', 'dropRevision'], meta: { actor: 'system', action: '중지' } }],
      'seller.delete': [{ event: 'seller.delete', target: 'DELETED', guard: 'hasNoOpenItem', effects: ['endDeals', 'dropRevision'], meta: { actor: 'seller', action: '삭제', otherwise: 'GOODS_HAS_OPEN_ORDER' } }],
    },
    STOPPED: {
      'seller.edit': [{ event: 'seller.edit', target: 'STOPPED', guard: null, effects: [], meta: { actor: 'seller', action: '수정' } }],
      'system.release': [{ event: 'system.release', target: 'LISTED', guard: null, effects: [], meta: { actor: 'system', action: '중지 해제' } }],
      'seller.delete': [{ event: 'seller.delete', target: 'DELETED', guard: 'hasNoOpenItem', effects: [], meta: { actor: 'seller', action: '삭제', otherwise: 'GOODS_HAS_OPEN_ORDER' } }],
    },
    DELETED: {},
  },
}
