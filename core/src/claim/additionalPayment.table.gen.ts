// Generated from additionalPayment.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type AdditionalPaymentState =
  | 'WAITING'
  | 'APPROVING'
  | 'PAID'
  | 'REFUNDING'
  | 'REFUND_FAILED'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'CANCELLED'

export type AdditionalPaymentEventType =
  | 'buyer.pay'
  | 'claim.withdrawn'
  | 'claim.refused'
  | 'claim.requoted'
  | 'gateway.deposited'
  | 'system.depositRecorded'
  | 'system.due'
  | 'gateway.approved'
  | 'gateway.accountIssued'
  | 'gateway.declined'
  | 'system.approvalRecorded'
  | 'system.approvalEnded'
  | 'gateway.refunded'
  | 'gateway.refundRefused'
  | 'system.askAgain'
  | 'system.recorded'

export type AdditionalPaymentFact =
  | 'isEndingClaim'
  | 'isOverdue'
  | 'isWholeBack'

export type AdditionalPaymentEffect =
  | 'notifyClaimPaid'
  | 'notifyClaimUnpaid'
  | 'askSellerToCollect'
  | 'refundPayment'
  | 'alertOperator'

export type AdditionalPaymentRefusal =
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'ADD_PAYMENT_REFUND_ERROR'
  | 'ADDITIONAL_PAYMENT_NOT_DUE'

export type AdditionalPaymentTag =
  | 'waiting'
  | 'comingBack'
  | 'ended'
  | 'terminal'

/** The states of the chart `additionalPayment` by their tags. */
export const ADDITIONAL_PAYMENT_STATES_WITH = {
  waiting: ['WAITING', 'APPROVING'],
  comingBack: ['REFUNDING', 'REFUND_FAILED'],
  ended: ['PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED'],
  terminal: ['REFUNDED', 'CANCELLED'],
} as const

/** The chart `additionalPayment` as data, for whoever asks without a statechart library. */
export const ADDITIONAL_PAYMENT_TABLE: ChartTable<
  AdditionalPaymentState,
  AdditionalPaymentEventType,
  AdditionalPaymentFact,
  AdditionalPaymentEffect,
  AdditionalPaymentRefusal,
  AdditionalPaymentTag
> = {
  initial: 'WAITING',
  otherwise: {
    WAITING: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    APPROVING: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    PAID: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    REFUNDING: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    REFUND_FAILED: 'ADD_PAYMENT_REFUND_ERROR',
    PARTLY_REFUNDED: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    REFUNDED: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
    CANCELLED: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
  },
  tags: {
    WAITING: ['waiting'],
    APPROVING: ['waiting'],
    PAID: [],
    REFUNDING: ['comingBack'],
    REFUND_FAILED: ['comingBack'],
    PARTLY_REFUNDED: ['ended'],
    REFUNDED: ['ended', 'terminal'],
    CANCELLED: ['ended', 'terminal'],
  },
  steps: {
    WAITING: {
      'buyer.pay': [{ event: 'buyer.pay', target: 'APPROVING', guard: null, effects: [], meta: { actor: 'buyer', action: '추가결제' } }],
      'claim.withdrawn': [{ event: 'claim.withdrawn', target: 'CANCELLED', guard: null, effects: [], meta: { actor: 'buyer', action: '신청 철회' } }],
      'claim.refused': [{ event: 'claim.refused', target: 'CANCELLED', guard: null, effects: [], meta: { actor: 'seller', action: '신청 거부' } }],
      'claim.requoted': [{ event: 'claim.requoted', target: 'CANCELLED', guard: null, effects: [], meta: { actor: 'seller', action: '귀책 변경' } }],
      'gateway.deposited': [{ event: 'gateway.deposited', target: 'PAID', guard: null, effects: ['notifyClaimPaid'], meta: { actor: 'gateway', action: '입금' } }],
      'system.depositRecorded': [{ event: 'system.depositRecorded', target: 'PAID', guard: null, effects: ['notifyClaimPaid'], meta: { actor: 'system', action: '수동 입금' } }],
      'system.due': [
        { event: 'system.due', target: 'CANCELLED', guard: 'isEndingClaim', effects: ['notifyClaimUnpaid'], meta: { actor: 'system', action: '결제 기한 만료', otherwise: 'ADDITIONAL_PAYMENT_NOT_DUE' } },
        { event: 'system.due', target: 'WAITING', guard: 'isOverdue', effects: ['askSellerToCollect'], meta: { actor: 'system', action: '결제 요청', otherwise: 'ADDITIONAL_PAYMENT_NOT_DUE' } },
      ],
    },
    APPROVING: {
      'gateway.approved': [{ event: 'gateway.approved', target: 'PAID', guard: null, effects: ['notifyClaimPaid'], meta: { actor: 'gateway', action: '결제 완료' } }],
      'gateway.accountIssued': [{ event: 'gateway.accountIssued', target: 'WAITING', guard: null, effects: [], meta: { actor: 'gateway', action: '계좌 발급' } }],
      'gateway.declined': [{ event: 'gateway.declined', target: 'WAITING', guard: null, effects: [], meta: { actor: 'gateway', action: '결제 거절' } }],
      'system.approvalRecorded': [{ event: 'system.approvalRecorded', target: 'PAID', guard: null, effects: ['notifyClaimPaid'], meta: { actor: 'system', action: '수동 승인' } }],
      'system.approvalEnded': [{ event: 'system.approvalEnded', target: 'WAITING', guard: null, effects: [], meta: { actor: 'system', action: '승인 없음 확인' } }],
    },
    PAID: {
      'claim.withdrawn': [{ event: 'claim.withdrawn', target: 'REFUNDING', guard: null, effects: ['refundPayment'], meta: { actor: 'buyer', action: '신청 철회' } }],
      'claim.refused': [{ event: 'claim.refused', target: 'REFUNDING', guard: null, effects: ['refundPayment'], meta: { actor: 'seller', action: '신청 거부' } }],
      'claim.requoted': [{ event: 'claim.requoted', target: 'REFUNDING', guard: null, effects: ['refundPayment'], meta: { actor: 'seller', action: '귀책 변경' } }],
    },
    REFUNDING: {
      'gateway.refunded': [
        { event: 'gateway.refunded', target: 'REFUNDED', guard: 'isWholeBack', effects: [], meta: { actor: 'gateway', action: '환불' } },
        { event: 'gateway.refunded', target: 'PARTLY_REFUNDED', guard: null, effects: [], meta: { actor: 'gateway', action: '일부 환불' } },
      ],
      'gateway.refundRefused': [{ event: 'gateway.refundRefused', target: 'REFUND_FAILED', guard: null, effects: ['alertOperator'], meta: { actor: 'gateway', action: '환불 거절' } }],
    },
    REFUND_FAILED: {
      'system.askAgain': [{ event: 'system.askAgain', target: 'REFUNDING', guard: null, effects: [], meta: { actor: 'system', action: '다시 요청' } }],
      'system.recorded': [
        { event: 'system.recorded', target: 'REFUNDED', guard: 'isWholeBack', effects: [], meta: { actor: 'system', action: '수동 환불' } },
        { event: 'system.recorded', target: 'PARTLY_REFUNDED', guard: null, effects: [], meta: { actor: 'system', action: '수동 일부 환불' } },
      ],
    },
    PARTLY_REFUNDED: {
      'claim.requoted': [{ event: 'claim.requoted', target: 'REFUNDING', guard: null, effects: ['refundPayment'], meta: { actor: 'seller', action: '귀책 변경' } }],
    },
    REFUNDED: {},
    CANCELLED: {},
  },
}
