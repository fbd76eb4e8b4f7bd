import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { KnownFact } from '../chart/table.rules.ts'

/** Facts of a statement that its chart decides by; `statement.rules` computes them. */
export type StatementFacts = {
  /** Its day has begun, and its entries come to nothing or below. */
  readonly isNothingDue: boolean
  /** Its day has begun, and its store may be paid. */
  readonly isClosable: boolean
  /** Its day has begun. */
  readonly isDue: boolean
  /** Its store has a verified account and is not suspended, and none of its items is in dispute. */
  readonly isPayable: KnownFact<'STATEMENT_STORE_SUSPENDED' | 'STATEMENT_DISPUTED'>
  /** It may be sent to the bank now, by somebody else than who approved it. */
  readonly isSendable: KnownFact<
    'APPROVAL_SELF' | 'STATEMENT_ACCOUNT_RESTS' | 'STATEMENT_STORE_SUSPENDED' | 'STATEMENT_DISPUTED'
  >
}

/** Events of a statement; an operator's actions are the system's. `transfer` says what the bank answered. */
export type StatementEvent = {
  readonly type:
    | 'system.close'
    | 'system.approve'
    | 'system.send'
    | 'system.hold'
    | 'system.release'
    | 'transfer.paid'
    | 'transfer.failed'
}

type Tag = 'holdable' | 'terminal'
type Refusal = 'STATEMENT_STATE_CHANGED' | 'STATEMENT_NOT_DUE' | 'STATEMENT_ACCOUNT_MISSING'

const types: ChartTypes<StatementFacts, StatementEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A statement: everything that is paid to one store on one day. It closes when its day has begun; what is below zero is
 * carried to the next one, and what cannot be paid is held with the reason. One person approves it, another sends it to
 * the bank, whose answer ends it; a failed transfer is approved again. Refusals: `STATEMENT_STATE_CHANGED` (not from
 * this state), `STATEMENT_NOT_DUE`, `STATEMENT_ACCOUNT_MISSING`, `STATEMENT_ACCOUNT_RESTS`,
 * `STATEMENT_STORE_SUSPENDED`, `STATEMENT_DISPUTED`, `APPROVAL_SELF`. Source: market-rules §9.2, §9.5, decision 136.
 */
export const statementChart = setup({
  types,
  guards: {
    isNothingDue: ({ context }) => context.isNothingDue,
    isClosable: ({ context }) => context.isClosable,
    isDue: ({ context }) => context.isDue,
    isPayable: ({ context }) => context.isPayable === true,
    isSendable: ({ context }) => context.isSendable === true,
  },
  actions: { carryRest: asData },
}).createMachine({
  id: 'statement',
  meta: { label: '정산서', otherwise: 'STATEMENT_STATE_CHANGED' },
  context: { isNothingDue: false, isClosable: false, isDue: false, isPayable: false, isSendable: false },
  initial: 'OPEN',
  states: {
    OPEN: {
      meta: { label: '정산 예정' },
      on: {
        'system.close': [
          {
            target: 'PAID',
            guard: 'isNothingDue',
            actions: 'carryRest',
            meta: { actor: 'system', action: '지급할 금액 없음', otherwise: 'STATEMENT_NOT_DUE' },
          },
          { target: 'CLOSED', guard: 'isClosable', meta: { actor: 'system', action: '마감' } },
          { target: 'HELD', guard: 'isDue', meta: { actor: 'system', action: '마감 후 보류' } },
        ],
      },
    },
    CLOSED: {
      meta: { label: '정산 마감' },
      tags: ['holdable'],
      on: {
        'system.approve': {
          target: 'APPROVED',
          guard: 'isPayable',
          meta: { actor: 'system', action: '지급 승인', otherwise: 'STATEMENT_ACCOUNT_MISSING' },
        },
        'system.hold': { target: 'HELD', meta: { actor: 'system', action: '보류' } },
      },
    },
    APPROVED: {
      meta: { label: '지급 승인' },
      tags: ['holdable'],
      on: {
        'system.send': {
          target: 'PAYING',
          guard: 'isSendable',
          meta: { actor: 'system', action: '이체 요청', otherwise: 'STATEMENT_ACCOUNT_MISSING' },
        },
        'system.hold': { target: 'HELD', meta: { actor: 'system', action: '보류' } },
      },
    },
    PAYING: {
      meta: { label: '지급 중' },
      on: {
        'transfer.paid': { target: 'PAID', meta: { actor: 'gateway', action: '이체 완료' } },
        'transfer.failed': { target: 'FAILED', meta: { actor: 'gateway', action: '이체 실패' } },
      },
    },
    FAILED: {
      meta: { label: '지급 실패' },
      tags: ['holdable'],
      on: {
        'system.approve': {
          target: 'APPROVED',
          guard: 'isPayable',
          meta: { actor: 'system', action: '지급 다시 승인', otherwise: 'STATEMENT_ACCOUNT_MISSING' },
        },
        'system.hold': { target: 'HELD', meta: { actor: 'system', action: '보류' } },
      },
    },
    HELD: {
      meta: { label: '지급 보류' },
      on: {
        'system.hold': { target: 'HELD', meta: { actor: 'system', action: '보류 사유 변경' } },
        'system.release': {
          target: 'CLOSED',
          guard: 'isPayable',
          meta: { actor: 'system', action: '보류 해제', otherwise: 'STATEMENT_ACCOUNT_MISSING' },
        },
      },
    },
    PAID: { meta: { label: '정산 완료' }, tags: ['terminal'] },
  },
})
