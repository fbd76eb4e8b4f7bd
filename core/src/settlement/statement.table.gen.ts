// Generated from statement.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type StatementState =
  | 'OPEN'
  | 'CLOSED'
  | 'APPROVED'
  | 'PAYING'
  | 'FAILED'
  | 'HELD'
  | 'PAID'

export type StatementEventType =
  | 'system.close'
  | 'system.approve'
  | 'system.hold'
  | 'system.send'
  | 'transfer.paid'
  | 'transfer.failed'
  | 'system.release'

export type StatementFact =
  | 'isNothingDue'
  | 'isClosable'
  | 'isDue'
  | 'isPayable'
  | 'isSendable'

export type StatementEffect =
  | 'carryRest'

export type StatementRefusal =
  | 'STATEMENT_STATE_CHANGED'
  | 'STATEMENT_NOT_DUE'
  | 'STATEMENT_ACCOUNT_MISSING'

export type StatementTag =
  | 'holdable'
  | 'terminal'

/** The states of the chart `statement` by their tags. */
export const STATEMENT_STATES_WITH = {
  holdable: ['CLOSED', 'APPROVED', 'FAILED'],
  terminal: ['PAID'],
} as const

/** The chart `statement` as data, for whoever asks without a statechart library. */
export const STATEMENT_TABLE: ChartTable<
  StatementState,
  StatementEventType,
  StatementFact,
  StatementEffect,
  StatementRefusal,
  StatementTag
> = {
  initial: 'OPEN',
  otherwise: {
    OPEN: 'STATEMENT_STATE_CHANGED',
    CLOSED: 'STATEMENT_STATE_CHANGED',
    APPROVED: 'STATEMENT_STATE_CHANGED',
    PAYING: 'STATEMENT_STATE_CHANGED',
    FAILED: 'STATEMENT_STATE_CHANGED',
    HELD: 'STATEMENT_STATE_CHANGED',
    PAID: 'STATEMENT_STATE_CHANGED',
  },
  tags: {
    OPEN: [],
    CLOSED: ['holdable'],
    APPROVED: ['holdable'],
    PAYING: [],
    FAILED: ['holdable'],
    HELD: [],
    PAID: ['terminal'],
  },
  steps: {
    OPEN: {
      'system.close': [
        { event: 'system.close', target: 'PAID', guard: 'isNothingDue', effects: ['carryRest'], meta: { actor: 'system', action: '지급할 금액 없음', otherwise: 'STATEMENT_NOT_DUE' } },
        { event: 'system.close', target: 'CLOSED', guard: 'isClosable', effects: [], meta: { actor: 'system', action: '마감' } },
        { event: 'system.close', target: 'HELD', guard: 'isDue', effects: [], meta: { actor: 'system', action: '마감 후 보류' } },
      ],
    },
    CLOSED: {
      'system.approve': [{ event: 'system.approve', target: 'APPROVED', guard: 'isPayable', effects: [], meta: { actor: 'system', action: '지급 승인', otherwise: 'STATEMENT_ACCOUNT_MISSING' } }],
      'system.hold': [{ event: 'system.hold', target: 'HELD', guard: null, effects: [], meta: { actor: 'system', action: '보류' } }],
    },
    APPROVED: {
      'system.send': [{ event: 'system.send', target: 'PAYING', guard: 'isSendable', effects: [], meta: { actor: 'system', action: '이체 요청', otherwise: 'STATEMENT_ACCOUNT_MISSING' } }],
      'system.hold': [{ event: 'system.hold', target: 'HELD', guard: null, effects: [], meta: { actor: 'system', action: '보류' } }],
    },
    PAYING: {
      'transfer.paid': [{ event: 'transfer.paid', target: 'PAID', guard: null, effects: [], meta: { actor: 'gateway', action: '이체 완료' } }],
      'transfer.failed': [{ event: 'transfer.failed', target: 'FAILED', guard: null, effects: [], meta: { actor: 'gateway', action: '이체 실패' } }],
    },
    FAILED: {
      'system.approve': [{ event: 'system.approve', target: 'APPROVED', guard: 'isPayable', effects: [], meta: { actor: 'system', action: '지급 다시 승인', otherwise: 'STATEMENT_ACCOUNT_MISSING' } }],
      'system.hold': [{ event: 'system.hold', target: 'HELD', guard: null, effects: [], meta: { actor: 'system', action: '보류' } }],
    },
    HELD: {
      'system.hold': [{ event: 'system.hold', target: 'HELD', guard: null, effects: [], meta: { actor: 'system', action: '보류 사유 변경' } }],
      'system.release': [{ event: 'system.release', target: 'CLOSED', guard: 'isPayable', effects: [], meta: { actor: 'system', action: '보류 해제', otherwise: 'STATEMENT_ACCOUNT_MISSING' } }],
    },
    PAID: {},
  },
}
