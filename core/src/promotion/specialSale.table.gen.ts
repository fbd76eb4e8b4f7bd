// Generated from specialSale.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type SpecialSaleState =
  | 'SCHEDULED'
  | 'ENTERING'
  | 'CLOSED'
  | 'DRAWN'
  | 'BUYING'
  | 'BUYING_NEXT'
  | 'ENDED'
  | 'CANCELLED'

export type SpecialSaleEventType =
  | 'system.entryOpens'
  | 'operator.cancel'
  | 'system.entryCloses'
  | 'system.drawn'
  | 'system.buyOpens'
  | 'system.nextWave'
  | 'system.buyCloses'

export type SpecialSaleFact =
  | 'isOpeningDue'
  | 'isDue'
  | 'hasNextWave'

export type SpecialSaleEffect =
  | 'cancelEntries'
  | 'rankEntries'
  | 'promoteWaiting'
  | 'endEntries'

export type SpecialSaleRefusal =
  | 'SALE_STATE_CHANGED'
  | 'SALE_ALREADY_DRAWN'
  | 'SALE_NOT_DUE'

export type SpecialSaleTag =
  | 'undrawn'
  | 'drawn'
  | 'buyable'
  | 'terminal'

/** The states of the chart `specialSale` by their tags. */
export const SPECIAL_SALE_STATES_WITH = {
  undrawn: ['SCHEDULED', 'ENTERING', 'CLOSED'],
  drawn: ['DRAWN', 'BUYING', 'BUYING_NEXT', 'ENDED'],
  buyable: ['BUYING', 'BUYING_NEXT'],
  terminal: ['ENDED', 'CANCELLED'],
} as const

/** The chart `specialSale` as data, for whoever asks without a statechart library. */
export const SPECIAL_SALE_TABLE: ChartTable<
  SpecialSaleState,
  SpecialSaleEventType,
  SpecialSaleFact,
  SpecialSaleEffect,
  SpecialSaleRefusal,
  SpecialSaleTag
> = {
  initial: 'SCHEDULED',
  otherwise: {
    SCHEDULED: 'SALE_STATE_CHANGED',
    ENTERING: 'SALE_STATE_CHANGED',
    CLOSED: 'SALE_STATE_CHANGED',
    DRAWN: 'SALE_ALREADY_DRAWN',
    BUYING: 'SALE_ALREADY_DRAWN',
    BUYING_NEXT: 'SALE_ALREADY_DRAWN',
    ENDED: 'SALE_ALREADY_DRAWN',
    CANCELLED: 'SALE_STATE_CHANGED',
  },
  tags: {
    SCHEDULED: ['undrawn'],
    ENTERING: ['undrawn'],
    CLOSED: ['undrawn'],
    DRAWN: ['drawn'],
    BUYING: ['drawn', 'buyable'],
    BUYING_NEXT: ['drawn', 'buyable'],
    ENDED: ['drawn', 'terminal'],
    CANCELLED: ['terminal'],
  },
  steps: {
    SCHEDULED: {
      'system.entryOpens': [{ event: 'system.entryOpens', target: 'ENTERING', guard: 'isOpeningDue', effects: [], meta: { actor: 'system', action: '응모 시작', otherwise: 'SALE_NOT_DUE' } }],
      'operator.cancel': [{ event: 'operator.cancel', target: 'CANCELLED', guard: null, effects: ['cancelEntries'], meta: { actor: 'system', action: '판매 취소' } }],
    },
    ENTERING: {
      'system.entryCloses': [{ event: 'system.entryCloses', target: 'CLOSED', guard: 'isDue', effects: [], meta: { actor: 'system', action: '응모 마감', otherwise: 'SALE_NOT_DUE' } }],
      'operator.cancel': [{ event: 'operator.cancel', target: 'CANCELLED', guard: null, effects: ['cancelEntries'], meta: { actor: 'system', action: '판매 취소' } }],
    },
    CLOSED: {
      'system.drawn': [{ event: 'system.drawn', target: 'DRAWN', guard: 'isDue', effects: ['rankEntries'], meta: { actor: 'system', action: '추첨', otherwise: 'SALE_NOT_DUE' } }],
      'operator.cancel': [{ event: 'operator.cancel', target: 'CANCELLED', guard: null, effects: ['cancelEntries'], meta: { actor: 'system', action: '판매 취소' } }],
    },
    DRAWN: {
      'system.buyOpens': [{ event: 'system.buyOpens', target: 'BUYING', guard: 'isDue', effects: [], meta: { actor: 'system', action: '구매 시작', otherwise: 'SALE_NOT_DUE' } }],
    },
    BUYING: {
      'system.nextWave': [{ event: 'system.nextWave', target: 'BUYING_NEXT', guard: 'hasNextWave', effects: ['promoteWaiting'], meta: { actor: 'system', action: '다음 순번 구매', otherwise: 'SALE_NOT_DUE' } }],
      'system.buyCloses': [{ event: 'system.buyCloses', target: 'ENDED', guard: 'isDue', effects: ['endEntries'], meta: { actor: 'system', action: '판매 종료', otherwise: 'SALE_NOT_DUE' } }],
    },
    BUYING_NEXT: {
      'system.nextWave': [{ event: 'system.nextWave', target: 'BUYING_NEXT', guard: 'hasNextWave', effects: ['promoteWaiting'], meta: { actor: 'system', action: '다음 순번 구매', otherwise: 'SALE_NOT_DUE' } }],
      'system.buyCloses': [{ event: 'system.buyCloses', target: 'ENDED', guard: 'isDue', effects: ['endEntries'], meta: { actor: 'system', action: '판매 종료', otherwise: 'SALE_NOT_DUE' } }],
    },
    ENDED: {},
    CANCELLED: {},
  },
}
