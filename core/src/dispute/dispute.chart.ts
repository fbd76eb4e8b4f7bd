import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { KnownFact } from '../chart/table.rules.ts'
import type { DisputeDecisionRefusal } from './dispute.codes.ts'

/** Facts of a dispute that its chart decides by; `dispute.rules` computes them. */
export type DisputeFacts = {
  /** The seller may still answer: their time is not over. */
  readonly isAnswerOpen: boolean
  /** The seller's time to answer is over. */
  readonly isAnswerDue: boolean
  /** It can be decided now: its claim takes what was decided. */
  readonly isDecidable: KnownFact<DisputeDecisionRefusal>
}

/** Events of a dispute; the operator's decision is the system's. `claim` says what its own chart decided. */
export type DisputeEvent = {
  readonly type: 'system.ask' | 'seller.answer' | 'system.answerDue' | 'system.decide' | 'claim.ended'
}

type Tag = 'open' | 'terminal'
type Refusal = 'DISPUTE_STATE_CHANGED' | 'DISPUTE_ANSWER_OVER' | 'DISPUTE_NOT_DUE' | 'DISPUTE_ANSWER_AWAITED'

const types: ChartTypes<DisputeFacts, DisputeEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A dispute over a claim that was refused, or that its seller does not answer. The seller is asked at once and has three
 * business days; afterwards, or with their answer, an operator decides whose fault it is, and the claim is sent what
 * follows. While it is open, statements with entries of its items are held. A claim that ends by itself closes it.
 * Refusals: `DISPUTE_STATE_CHANGED` (not from this state), `DISPUTE_ANSWER_OVER`, `DISPUTE_NOT_DUE`,
 * `DISPUTE_ANSWER_AWAITED`, and those of the claim's chart. Source: market-rules §9.4, §9.5, decision 146.
 */
export const disputeChart = setup({
  types,
  guards: {
    isAnswerOpen: ({ context }) => context.isAnswerOpen,
    isAnswerDue: ({ context }) => context.isAnswerDue,
    isDecidable: ({ context }) => context.isDecidable === true,
  },
  actions: {
    decideClaim: asData,
    holdStatements: asData,
    releaseStatements: asData,
    resumeConfirmation: asData,
    scheduleAnswerDue: asData,
  },
}).createMachine({
  id: 'dispute',
  meta: { label: '분쟁', otherwise: 'DISPUTE_STATE_CHANGED' },
  context: { isAnswerOpen: false, isAnswerDue: false, isDecidable: false },
  initial: 'OPENED',
  states: {
    OPENED: {
      meta: { label: '분쟁 접수' },
      tags: ['open'],
      on: { 'system.ask': { target: 'ANSWERING', meta: { actor: 'system', action: '판매자에게 답변 요청' } } },
    },
    ANSWERING: {
      meta: { label: '판매자 답변 대기' },
      tags: ['open'],
      entry: ['holdStatements', 'scheduleAnswerDue'],
      on: {
        'seller.answer': {
          target: 'DECIDING',
          guard: 'isAnswerOpen',
          meta: { actor: 'seller', action: '판매자 답변', otherwise: 'DISPUTE_ANSWER_OVER' },
        },
        'system.answerDue': {
          target: 'DECIDING',
          guard: 'isAnswerDue',
          meta: { actor: 'system', action: '답변 기한 만료', otherwise: 'DISPUTE_NOT_DUE' },
        },
        'system.decide': {
          target: 'DECIDED',
          guard: 'isDecidable',
          meta: { actor: 'system', action: '분쟁 결정', otherwise: 'DISPUTE_ANSWER_AWAITED' },
        },
        'claim.ended': { target: 'CLOSED', meta: { actor: 'system', action: '신청 종료' } },
      },
    },
    DECIDING: {
      meta: { label: '장터 판단 중' },
      tags: ['open'],
      on: {
        'system.decide': {
          target: 'DECIDED',
          guard: 'isDecidable',
          meta: { actor: 'system', action: '분쟁 결정', otherwise: 'DISPUTE_ANSWER_AWAITED' },
        },
        'claim.ended': { target: 'CLOSED', meta: { actor: 'system', action: '신청 종료' } },
      },
    },
    DECIDED: {
      meta: { label: '결정 완료' },
      tags: ['terminal'],
      entry: ['decideClaim', 'releaseStatements', 'resumeConfirmation'],
    },
    CLOSED: { meta: { label: '종결' }, tags: ['terminal'], entry: ['releaseStatements', 'resumeConfirmation'] },
  },
})
