// Generated from inquiry.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type InquiryState =
  | 'WAIT'
  | 'HOLD'
  | 'DONE'
  | 'DELETED'

export type InquiryEventType =
  | 'buyer.edit'
  | 'buyer.remove'
  | 'seller.hold'
  | 'seller.answer'
  | 'system.hide'

export type InquiryFact = never

export type InquiryEffect =
  | 'notifyWriter'

export type InquiryRefusal =
  | 'INQUIRY_ANSWERED'
  | 'INQUIRY_DELETED'

export type InquiryTag =
  | 'unanswered'
  | 'terminal'

/** The states of the chart `inquiry` by their tags. */
export const INQUIRY_STATES_WITH = {
  unanswered: ['WAIT', 'HOLD'],
  terminal: ['DELETED'],
} as const

/** The chart `inquiry` as data, for whoever asks without a statechart library. */
export const INQUIRY_TABLE: ChartTable<
  InquiryState,
  InquiryEventType,
  InquiryFact,
  InquiryEffect,
  InquiryRefusal,
  InquiryTag
> = {
  initial: 'WAIT',
  otherwise: {
    WAIT: 'INQUIRY_ANSWERED',
    HOLD: 'INQUIRY_ANSWERED',
    DONE: 'INQUIRY_ANSWERED',
    DELETED: 'INQUIRY_DELETED',
  },
  tags: {
    WAIT: ['unanswered'],
    HOLD: ['unanswered'],
    DONE: [],
    DELETED: ['terminal'],
  },
  steps: {
    WAIT: {
      'buyer.edit': [{ event: 'buyer.edit', target: 'WAIT', guard: null, effects: [], meta: { actor: 'buyer', action: '수정' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'DELETED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
      'seller.hold': [{ event: 'seller.hold', target: 'HOLD', guard: null, effects: [], meta: { actor: 'seller', action: '답변 보류' } }],
      'seller.answer': [{ event: 'seller.answer', target: 'DONE', guard: null, effects: ['notifyWriter'], meta: { actor: 'seller', action: '답변' } }],
      'system.hide': [{ event: 'system.hide', target: 'DELETED', guard: null, effects: [], meta: { actor: 'system', action: '신고로 삭제' } }],
    },
    HOLD: {
      'buyer.edit': [{ event: 'buyer.edit', target: 'WAIT', guard: null, effects: [], meta: { actor: 'buyer', action: '수정' } }],
      'buyer.remove': [{ event: 'buyer.remove', target: 'DELETED', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
      'seller.answer': [{ event: 'seller.answer', target: 'DONE', guard: null, effects: ['notifyWriter'], meta: { actor: 'seller', action: '답변' } }],
      'system.hide': [{ event: 'system.hide', target: 'DELETED', guard: null, effects: [], meta: { actor: 'system', action: '신고로 삭제' } }],
    },
    DONE: {
      'seller.answer': [{ event: 'seller.answer', target: 'DONE', guard: null, effects: [], meta: { actor: 'seller', action: '답변 수정' } }],
      'system.hide': [{ event: 'system.hide', target: 'DELETED', guard: null, effects: [], meta: { actor: 'system', action: '신고로 삭제' } }],
    },
    DELETED: {},
  },
}
