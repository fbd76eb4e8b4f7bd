// Generated from sellerApplication.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type SellerApplicationState =
  | 'APPLIED'
  | 'SUPPLEMENT'
  | 'APPROVED'
  | 'REJECTED'
  | 'WITHDRAWN'

export type SellerApplicationEventType =
  | 'system.askSupplement'
  | 'system.approve'
  | 'system.reject'
  | 'seller.withdraw'
  | 'seller.supplement'

export type SellerApplicationFact =
  | 'isApprovable'

export type SellerApplicationEffect =
  | 'notifyApplicant'
  | 'openStore'

export type SellerApplicationRefusal =
  | 'SELLER_SUPPLEMENT_UNASKED'
  | 'SELLER_SUPPLEMENT_AWAITED'
  | 'SELLER_APPLICATION_ENDED'
  | 'SELLER_APPLICATION_TAKEN'

export type SellerApplicationTag =
  | 'open'
  | 'terminal'

/** The states of the chart `sellerApplication` by their tags. */
export const SELLER_APPLICATION_STATES_WITH = {
  open: ['APPLIED', 'SUPPLEMENT'],
  terminal: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
} as const

/** The chart `sellerApplication` as data, for whoever asks without a statechart library. */
export const SELLER_APPLICATION_TABLE: ChartTable<
  SellerApplicationState,
  SellerApplicationEventType,
  SellerApplicationFact,
  SellerApplicationEffect,
  SellerApplicationRefusal,
  SellerApplicationTag
> = {
  initial: 'APPLIED',
  otherwise: {
    APPLIED: 'SELLER_SUPPLEMENT_UNASKED',
    SUPPLEMENT: 'SELLER_SUPPLEMENT_AWAITED',
    APPROVED: 'SELLER_APPLICATION_ENDED',
    REJECTED: 'SELLER_APPLICATION_ENDED',
    WITHDRAWN: 'SELLER_APPLICATION_ENDED',
  },
  tags: {
    APPLIED: ['open'],
    SUPPLEMENT: ['open'],
    APPROVED: ['terminal'],
    REJECTED: ['terminal'],
    WITHDRAWN: ['terminal'],
  },
  steps: {
    APPLIED: {
      'system.askSupplement': [{ event: 'system.askSupplement', target: 'SUPPLEMENT', guard: null, effects: ['notifyApplicant'], meta: { actor: 'system', action: '보완 요청' } }],
      'system.approve': [{ event: 'system.approve', target: 'APPROVED', guard: 'isApprovable', effects: ['openStore', 'notifyApplicant'], meta: { actor: 'system', action: '승인', otherwise: 'SELLER_APPLICATION_TAKEN' } }],
      'system.reject': [{ event: 'system.reject', target: 'REJECTED', guard: null, effects: ['notifyApplicant'], meta: { actor: 'system', action: '거절' } }],
      'seller.withdraw': [{ event: 'seller.withdraw', target: 'WITHDRAWN', guard: null, effects: [], meta: { actor: 'seller', action: '철회' } }],
    },
    SUPPLEMENT: {
      'seller.supplement': [{ event: 'seller.supplement', target: 'APPLIED', guard: null, effects: [], meta: { actor: 'seller', action: '보완' } }],
      'system.reject': [{ event: 'system.reject', target: 'REJECTED', guard: null, effects: ['notifyApplicant'], meta: { actor: 'system', action: '거절' } }],
      'seller.withdraw': [{ event: 'seller.withdraw', target: 'WITHDRAWN', guard: null, effects: [], meta: { actor: 'seller', action: '철회' } }],
    },
    APPROVED: {},
    REJECTED: {},
    WITHDRAWN: {},
  },
}
