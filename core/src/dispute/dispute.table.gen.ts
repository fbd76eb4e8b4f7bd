// Generated from dispute.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type DisputeState =
  | 'OPENED'
  | 'ANSWERING'
  | 'DECIDING'
  | 'DECIDED'
  | 'CLOSED'

export type DisputeEventType =
  | 'system.ask'
  | 'seller.answer'
  | 'system.answerDue'
  | 'system.decide'
  | 'claim.ended'

export type DisputeFact =
  | 'isAnswerOpen'
  | 'isAnswerDue'
  | 'isDecidable'

export type DisputeEffect =
  | 'holdStatements'
  | 'scheduleAnswerDue'
  | 'decideClaim'
  | 'releaseStatements'
  | 'resumeConfirmation'

export type DisputeRefusal =
  | 'DISPUTE_STATE_CHANGED'
  | 'DISPUTE_ANSWER_OVER'
  | 'DISPUTE_NOT_DUE'
  | 'DISPUTE_ANSWER_AWAITED'

export type DisputeTag =
  | 'open'
  | 'terminal'

/** The states of the chart `dispute` by their tags. */
export const DISPUTE_STATES_WITH = {
  open: ['OPENED', 'ANSWERING', 'DECIDING'],
  terminal: ['DECIDED', 'CLOSED'],
} as const

/** The chart `dispute` as data, for whoever asks without a statechart library. */
export const DISPUTE_TABLE: ChartTable<
  DisputeState,
  DisputeEventType,
  DisputeFact,
  DisputeEffect,
  DisputeRefusal,
  DisputeTag
> = {
  initial: 'OPENED',
  otherwise: {
    OPENED: 'DISPUTE_STATE_CHANGED',
    ANSWERING: 'DISPUTE_STATE_CHANGED',
    DECIDING: 'DISPUTE_STATE_CHANGED',
    DECIDED: 'DISPUTE_STATE_CHANGED',
    CLOSED: 'DISPUTE_STATE_CHANGED',
  },
  tags: {
    OPENED: ['open'],
    ANSWERING: ['open'],
    DECIDING: ['open'],
    DECIDED: ['terminal'],
    CLOSED: ['terminal'],
  },
  steps: {
    OPENED: {
      'system.ask': [{ event: 'system.ask', target: 'ANSWERING', guard: null, effects: ['holdStatements', 'scheduleAnswerDue'], meta: { actor: 'system', action: '판매자에게 답변 요청' } }],
    },
    ANSWERING: {
      'seller.answer': [{ event: 'seller.answer', target: 'DECIDING', guard: 'isAnswerOpen', effects: [], meta: { actor: 'seller', action: '판매자 답변', otherwise: 'DISPUTE_ANSWER_OVER' } }],
      'system.answerDue': [{ event: 'system.answerDue', target: 'DECIDING', guard: 'isAnswerDue', effects: [], meta: { actor: 'system', action: '답변 기한 만료', otherwise: 'DISPUTE_NOT_DUE' } }],
      'system.decide': [{ event: 'system.decide', target: 'DECIDED', guard: 'isDecidable', effects: ['decideClaim', 'releaseStatements', 'resumeConfirmation'], meta: { actor: 'system', action: '분쟁 결정', otherwise: 'DISPUTE_ANSWER_AWAITED' } }],
      'claim.ended': [{ event: 'claim.ended', target: 'CLOSED', guard: null, effects: ['releaseStatements', 'resumeConfirmation'], meta: { actor: 'system', action: '신청 종료' } }],
    },
    DECIDING: {
      'system.decide': [{ event: 'system.decide', target: 'DECIDED', guard: 'isDecidable', effects: ['decideClaim', 'releaseStatements', 'resumeConfirmation'], meta: { actor: 'system', action: '분쟁 결정', otherwise: 'DISPUTE_ANSWER_AWAITED' } }],
      'claim.ended': [{ event: 'claim.ended', target: 'CLOSED', guard: null, effects: ['releaseStatements', 'resumeConfirmation'], meta: { actor: 'system', action: '신청 종료' } }],
    },
    DECIDED: {},
    CLOSED: {},
  },
}
