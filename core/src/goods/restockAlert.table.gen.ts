// Generated from restockAlert.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type RestockAlertState =
  | 'WAITING'
  | 'NOTIFIED'
  | 'ENDED'
  | 'REMOVED'

export type RestockAlertEventType =
  | 'system.restocked'
  | 'system.saleEnded'
  | 'buyer.remove'

export type RestockAlertFact =
  | 'isSellable'

export type RestockAlertEffect =
  | 'notifyBuyer'

export type RestockAlertRefusal =
  | 'RESTOCK_ALERT_ENDED'
  | 'RESTOCK_STILL_SOLD_OUT'

export type RestockAlertTag =
  | 'waiting'
  | 'terminal'

/** The states of the chart `restockAlert` by their tags. */
export const RESTOCK_ALERT_STATES_WITH = {
  waiting: ['WAITING'],
  terminal: ['REMOVED'],
} as const

/** The chart `restockAlert` as data, for whoever asks without a statechart library. */
export const RESTOCK_ALERT_TABLE: ChartTable<
  RestockAlertState,
  RestockAlertEventType,
  RestockAlertFact,
  RestockAlertEffect,
  RestockAlertRefusal,
  RestockAlertTag
> = {
  initial: 'WAITING',
  otherwise: {
    WAITING: 'RESTOCK_ALERT_ENDED',
    NOTIFIED: 'RESTOCK_ALERT_ENDED',
    ENDED: 'RESTOCK_ALERT_ENDED',
    REMOVED: 'RESTOCK_ALERT_ENDED',
  },
  tags: {
    WAITING: ['waiting'],
    NOTIFIED: [],
    ENDED: [],
    REMOVED: ['terminal'],
  },
  steps: {
    WAITING: {
      'system.restocked': [{ event: 'system.restocked', target: 'NOTIFIED', guard: 'isSellable', effects: ['notifyBuyer'], meta: { actor: 'system', action: '재입고 알림', otherwise: 'RESTOCK_STILL_SOLD_OUT' } }],
      'system.saleEnded': [{ event: 'system.saleEnded', target: 'ENDED', guard: null, effects: [], meta: { actor: 'system', action: '판매 종료' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'REMOVED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
    },
    NOTIFIED: {
      'buyer.remove': [{ event: 'buyer.remove', target: 'REMOVED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
    },
    ENDED: {
      'buyer.remove': [{ event: 'buyer.remove', target: 'REMOVED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
    },
    REMOVED: {},
  },
}
