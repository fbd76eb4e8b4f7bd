// Generated from saleEntry.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type SaleEntryState =
  | 'ENTERED'
  | 'WAITING'
  | 'WON'
  | 'BOUGHT'
  | 'LOST'
  | 'LAPSED'
  | 'WITHDRAWN'
  | 'CANCELLED'

export type SaleEntryEventType =
  | 'buyer.withdraw'
  | 'member.left'
  | 'system.cancelled'
  | 'system.ranked'
  | 'system.promoted'
  | 'system.ended'
  | 'payment.completed'
  | 'order.cancelled'
  | 'system.waveOver'

export type SaleEntryFact =
  | 'isEntryOpen'
  | 'isWinner'
  | 'isWaitlisted'
  | 'isWaveOpen'
  | 'hasNoOpenOrder'

export type SaleEntryEffect =
  | 'notifyCancelled'
  | 'notifyWinner'
  | 'holdPieces'

export type SaleEntryRefusal =
  | 'SALE_ENTRY_STATE_CHANGED'
  | 'SALE_ENTRY_CLOSED'
  | 'SALE_ORDER_OPEN'

export type SaleEntryTag =
  | 'live'
  | 'ranked'
  | 'right'
  | 'terminal'

/** The states of the chart `saleEntry` by their tags. */
export const SALE_ENTRY_STATES_WITH = {
  live: ['ENTERED', 'WAITING', 'WON', 'BOUGHT'],
  ranked: ['WAITING', 'WON', 'BOUGHT', 'LOST', 'LAPSED'],
  right: ['WON', 'BOUGHT'],
  terminal: ['LOST', 'LAPSED', 'WITHDRAWN', 'CANCELLED'],
} as const

/** The chart `saleEntry` as data, for whoever asks without a statechart library. */
export const SALE_ENTRY_TABLE: ChartTable<
  SaleEntryState,
  SaleEntryEventType,
  SaleEntryFact,
  SaleEntryEffect,
  SaleEntryRefusal,
  SaleEntryTag
> = {
  initial: 'ENTERED',
  otherwise: {
    ENTERED: 'SALE_ENTRY_STATE_CHANGED',
    WAITING: 'SALE_ENTRY_STATE_CHANGED',
    WON: 'SALE_ENTRY_STATE_CHANGED',
    BOUGHT: 'SALE_ENTRY_STATE_CHANGED',
    LOST: 'SALE_ENTRY_STATE_CHANGED',
    LAPSED: 'SALE_ENTRY_STATE_CHANGED',
    WITHDRAWN: 'SALE_ENTRY_STATE_CHANGED',
    CANCELLED: 'SALE_ENTRY_STATE_CHANGED',
  },
  tags: {
    ENTERED: ['live'],
    WAITING: ['live', 'ranked'],
    WON: ['live', 'ranked', 'right'],
    BOUGHT: ['live', 'ranked', 'right'],
    LOST: ['ranked', 'terminal'],
    LAPSED: ['ranked', 'terminal'],
    WITHDRAWN: ['terminal'],
    CANCELLED: ['terminal'],
  },
  steps: {
    ENTERED: {
      'buyer.withdraw': [{ event: 'buyer.withdraw', target: 'WITHDRAWN', guard: 'isEntryOpen', effects: [], meta: { actor: 'buyer', action: '응모 취소', otherwise: 'SALE_ENTRY_CLOSED' } }],
      'member.left': [{ event: 'member.left', target: 'WITHDRAWN', guard: null, effects: [], meta: { actor: 'buyer', action: '회원 탈퇴' } }],
      'system.cancelled': [{ event: 'system.cancelled', target: 'CANCELLED', guard: null, effects: ['notifyCancelled'], meta: { actor: 'system', action: '판매 취소' } }],
      'system.ranked': [
        { event: 'system.ranked', target: 'WON', guard: 'isWinner', effects: ['notifyWinner'], meta: { actor: 'system', action: '당첨' } },
        { event: 'system.ranked', target: 'WAITING', guard: 'isWaitlisted', effects: [], meta: { actor: 'system', action: '예비 순번' } },
        { event: 'system.ranked', target: 'LOST', guard: null, effects: [], meta: { actor: 'system', action: '미당첨' } },
      ],
    },
    WAITING: {
      'system.promoted': [{ event: 'system.promoted', target: 'WON', guard: null, effects: ['notifyWinner'], meta: { actor: 'system', action: '추가 당첨' } }],
      'system.ended': [{ event: 'system.ended', target: 'LOST', guard: null, effects: [], meta: { actor: 'system', action: '판매 종료' } }],
      'member.left': [{ event: 'member.left', target: 'LOST', guard: null, effects: [], meta: { actor: 'buyer', action: '회원 탈퇴' } }],
    },
    WON: {
      'payment.completed': [{ event: 'payment.completed', target: 'BOUGHT', guard: null, effects: [], meta: { actor: 'gateway', action: '구매' } }],
      'order.cancelled': [
        { event: 'order.cancelled', target: 'WON', guard: 'isWaveOpen', effects: ['holdPieces'], meta: { actor: 'system', action: '주문 취소' } },
        { event: 'order.cancelled', target: 'LAPSED', guard: null, effects: ['holdPieces'], meta: { actor: 'system', action: '주문 취소 뒤 기간 만료' } },
      ],
      'system.waveOver': [{ event: 'system.waveOver', target: 'LAPSED', guard: 'hasNoOpenOrder', effects: [], meta: { actor: 'system', action: '구매 기간 만료', otherwise: 'SALE_ORDER_OPEN' } }],
      'member.left': [{ event: 'member.left', target: 'LAPSED', guard: 'hasNoOpenOrder', effects: [], meta: { actor: 'buyer', action: '회원 탈퇴', otherwise: 'SALE_ORDER_OPEN' } }],
    },
    BOUGHT: {
      'payment.completed': [{ event: 'payment.completed', target: 'BOUGHT', guard: null, effects: [], meta: { actor: 'gateway', action: '다시 입금' } }],
      'order.cancelled': [
        { event: 'order.cancelled', target: 'WON', guard: 'isWaveOpen', effects: ['holdPieces'], meta: { actor: 'system', action: '주문 취소' } },
        { event: 'order.cancelled', target: 'LAPSED', guard: null, effects: ['holdPieces'], meta: { actor: 'system', action: '주문 취소 뒤 기간 만료' } },
      ],
    },
    LOST: {},
    LAPSED: {},
    WITHDRAWN: {},
    CANCELLED: {},
  },
}
