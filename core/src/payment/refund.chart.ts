import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a refund that its chart decides by. */
export type RefundFacts = {
  /** The money counts as paid, so that what is left of the payment shrinks; money that came too late never counted. */
  readonly isCounted: boolean
  /** The gateway can give it back, and has not taken the money out of the payment already. */
  readonly isAskable: boolean
}

/** Events of money on its way back. */
export type RefundEvent = {
  readonly type:
    | 'gateway.refunded'
    | 'gateway.refundRefused'
    | 'gateway.unanswered'
    | 'system.askAgain'
    | 'system.recorded'
}

type Tag = 'asking' | 'terminal'
type Refusal = 'PAYMENT_REFUND_ENDED' | 'PAYMENT_REFUND_BY_HAND'

const types: ChartTypes<RefundFacts, RefundEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A refund to the buyer: of an order, or of money that came in too late. The gateway is asked under one key until it
 * answers, so that the money goes back once. What it refuses stays visible until a person has it asked again, under
 * another key, or paid the money by hand and recorded that. Refusals: `PAYMENT_REFUND_ENDED`, `PAYMENT_REFUND_BY_HAND`
 * (the gateway cannot give it back). Source: domain-rules §1.8, §4.1, A57.
 */
export const refundChart = setup({
  types,
  guards: {
    isCounted: ({ context }) => context.isCounted,
    isAskable: ({ context }) => context.isAskable,
  },
  actions: {
    askGatewayAgain: asData,
    notifyPaymentRefunded: asData,
    notifyPaymentRecorded: asData,
    alertOperator: asData,
  },
}).createMachine({
  id: 'refund',
  meta: { label: '환불', otherwise: 'PAYMENT_REFUND_ENDED' },
  context: { isCounted: false, isAskable: false },
  initial: 'REQUESTED',
  states: {
    REQUESTED: {
      meta: { label: '환불 진행 중' },
      tags: ['asking'],
      on: {
        'gateway.refunded': [
          {
            target: 'DONE',
            guard: 'isCounted',
            actions: 'notifyPaymentRefunded',
            meta: { actor: 'gateway', action: '환불' },
          },
          { target: 'DONE', meta: { actor: 'gateway', action: '되돌려 줌' } },
        ],
        'gateway.refundRefused': { target: 'REFUSED', meta: { actor: 'gateway', action: '환불 거절' } },
        'gateway.unanswered': {
          target: 'REQUESTED',
          actions: 'askGatewayAgain',
          meta: { actor: 'gateway', action: '응답 없음' },
        },
      },
    },
    REFUSED: {
      meta: { label: '환불 확인 중' },
      entry: 'alertOperator',
      on: {
        'system.askAgain': {
          target: 'REQUESTED',
          guard: 'isAskable',
          actions: 'askGatewayAgain',
          meta: { actor: 'system', action: '다시 요청', otherwise: 'PAYMENT_REFUND_BY_HAND' },
        },
        'system.recorded': [
          {
            target: 'DONE',
            guard: 'isCounted',
            actions: 'notifyPaymentRecorded',
            meta: { actor: 'system', action: '수동 환불' },
          },
          { target: 'DONE', meta: { actor: 'system', action: '수동으로 되돌려 줌' } },
        ],
      },
    },
    DONE: { meta: { label: '환불 완료' }, tags: ['terminal'] },
  },
})
