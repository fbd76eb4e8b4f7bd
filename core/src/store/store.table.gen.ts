// Generated from store.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type StoreState =
  | 'PREPARING'
  | 'OPEN'
  | 'PAUSED'
  | 'SUSPENDED'
  | 'CLOSED'

export type StoreEventType =
  | 'seller.open'
  | 'system.close'
  | 'seller.pause'
  | 'system.suspend'
  | 'seller.resume'
  | 'system.release'

export type StoreFact =
  | 'isReady'
  | 'hasNoOpenOrder'

export type StoreEffect =
  | 'showGoods'
  | 'notifySeller'
  | 'hideGoods'

export type StoreRefusal =
  | 'STORE_STATE_CHANGED'
  | 'STORE_NOT_READY'
  | 'STORE_HAS_OPEN_ORDER'

export type StoreTag =
  | 'selling'
  | 'terminal'

/** The states of the chart `store` by their tags. */
export const STORE_STATES_WITH = {
  selling: ['OPEN'],
  terminal: ['CLOSED'],
} as const

/** The chart `store` as data, for whoever asks without a statechart library. */
export const STORE_TABLE: ChartTable<
  StoreState,
  StoreEventType,
  StoreFact,
  StoreEffect,
  StoreRefusal,
  StoreTag
> = {
  initial: 'PREPARING',
  otherwise: {
    PREPARING: 'STORE_STATE_CHANGED',
    OPEN: 'STORE_STATE_CHANGED',
    PAUSED: 'STORE_STATE_CHANGED',
    SUSPENDED: 'STORE_STATE_CHANGED',
    CLOSED: 'STORE_STATE_CHANGED',
  },
  tags: {
    PREPARING: [],
    OPEN: ['selling'],
    PAUSED: [],
    SUSPENDED: [],
    CLOSED: ['terminal'],
  },
  steps: {
    PREPARING: {
      'seller.open': [{ event: 'seller.open', target: 'OPEN', guard: 'isReady', effects: ['showGoods'], meta: { actor: 'seller', action: '개점', otherwise: 'STORE_NOT_READY' } }],
      'system.close': [{ event: 'system.close', target: 'CLOSED', guard: 'hasNoOpenOrder', effects: ['notifySeller'], meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' } }],
    },
    OPEN: {
      'seller.pause': [{ event: 'seller.pause', target: 'PAUSED', guard: null, effects: ['hideGoods'], meta: { actor: 'seller', action: '잠시 쉬기' } }],
      'system.suspend': [{ event: 'system.suspend', target: 'SUSPENDED', guard: null, effects: ['hideGoods', 'notifySeller'], meta: { actor: 'system', action: '이용 정지' } }],
      'system.close': [{ event: 'system.close', target: 'CLOSED', guard: 'hasNoOpenOrder', effects: ['hideGoods', 'notifySeller'], meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' } }],
    },
    PAUSED: {
      'seller.resume': [{ event: 'seller.resume', target: 'OPEN', guard: null, effects: ['showGoods'], meta: { actor: 'seller', action: '다시 열기' } }],
      'system.suspend': [{ event: 'system.suspend', target: 'SUSPENDED', guard: null, effects: ['notifySeller'], meta: { actor: 'system', action: '이용 정지' } }],
      'system.close': [{ event: 'system.close', target: 'CLOSED', guard: 'hasNoOpenOrder', effects: ['notifySeller'], meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' } }],
    },
    SUSPENDED: {
      'system.release': [{ event: 'system.release', target: 'PAUSED', guard: null, effects: ['notifySeller'], meta: { actor: 'system', action: '정지 해제' } }],
      'system.close': [{ event: 'system.close', target: 'CLOSED', guard: 'hasNoOpenOrder', effects: ['notifySeller'], meta: { actor: 'system', action: '폐점', otherwise: 'STORE_HAS_OPEN_ORDER' } }],
    },
    CLOSED: {},
  },
}
