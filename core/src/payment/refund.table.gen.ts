// Generated from refund.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type RefundState =
  | 'REQUESTED'
  | 'REFUSED'
  | 'DONE'

export type RefundEventType =
  | 'gateway.refunded'
  | 'gateway.refundRefused'
  | 'gateway.unanswered'
  | 'system.askAgain'
  | 'system.recorded'

export type RefundFact =
  | 'isCounted'
  | 'isAskable'

export type RefundEffect =
  | 'notifyPaymentRefunded'
  | 'alertOperator'
  | 'askGatewayAgain'
  | 'notifyPaymentRecorded'

export type RefundRefusal =
  | 'PAYMENT_REFUND_ENDED'
  | 'PAYMENT_REFUND_BY_HAND'

export type RefundTag =
  | 'asking'
  | 'terminal'

/** The states of the chart `refund` by their tags. */
export const REFUND_STATES_WITH = {
  asking: ['REQUESTED'],
  terminal: ['DONE'],
} as const

/** The chart `refund` as data, for whoever asks without a statechart library. */
export const REFUND_TABLE: ChartTable<
  RefundState,
  RefundEventType,
  RefundFact,
  RefundEffect,
  RefundRefusal,
  RefundTag
> = {
  initial: 'REQUESTED',
  otherwise: {
    REQUESTED: 'PAYMENT_REFUND_ENDED',
    REFUSED: 'PAYMENT_REFUND_ENDED',
    DONE: 'PAYMENT_REFUND_ENDED',
  },
  tags: {
    REQUESTED: ['asking'],
    REFUSED: [],
    DONE: ['terminal'],
  },
  steps: {
    REQUESTED: {
      'gateway.refunded': [
        { event: 'gateway.refunded', target: 'DONE', guard: 'isCounted', effects: ['notifyPaymentRefunded'], meta: { actor: 'gateway', action: '환불' } },
        { event: 'gateway.refunded', target: 'DONE', guard: null, effects: [], meta: { actor: 'gateway', action: '되돌려 줌' } },
      ],
      'gateway.refundRefused': [{ event: 'gateway.refundRefused', target: 'REFUSED', guard: null, effects: ['alertOperator'], meta: { actor: 'gateway', action: '환불 거절' } }],
      'gateway.unanswered': [{ event: 'gateway.unanswered', target: 'REQUESTED', guard: null, effects: ['askGatewayAgain'], meta: { actor: 'gateway', action: '응답 없음' } }],
    },
    REFUSED: {
      'system.askAgain': [{ event: 'system.askAgain', target: 'REQUESTED', guard: 'isAskable', effects: ['askGatewayAgain'], meta: { actor: 'system', action: '다시 요청', otherwise: 'PAYMENT_REFUND_BY_HAND' } }],
      'system.recorded': [
        { event: 'system.recorded', target: 'DONE', guard: 'isCounted', effects: ['notifyPaymentRecorded'], meta: { actor: 'system', action: '수동 환불' } },
        { event: 'system.recorded', target: 'DONE', guard: null, effects: [], meta: { actor: 'system', action: '수동으로 되돌려 줌' } },
      ],
    },
    DONE: {},
  },
}
