// Generated from cancelClaim.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type CancelClaimState =
  | 'CA'
  | 'CC'
  | 'CR'
  | 'WITHDRAWN'

export type CancelClaimEventType =
  | 'system.completeAtOnce'
  | 'seller.approve'
  | 'system.answerDue'
  | 'seller.refuse'
  | 'buyer.withdraw'
  | 'additionalPayment.unpaid'
  | 'dispute.upheld'
  | 'dispute.rejected'
  | 'payment.reversed'

export type CancelClaimFact =
  | 'isCompletedAtOnce'
  | 'isSettled'
  | 'isAnswerDue'
  | 'isPaymentEndable'
  | 'isWithdrawable'
  | 'isDepositReversed'

export type CancelClaimEffect =
  | 'notifyItemsCancelled'
  | 'refund'
  | 'returnCoupons'
  | 'notifyAdditionalPaymentRefused'
  | 'notifyAdditionalPaymentWithdrawn'
  | 'uphold'
  | 'approveUpheld'

export type CancelClaimRefusal =
  | 'NOT_CHANGE_STATUS'
  | 'CLAIM_NOT_DUE'
  | 'CLAIM_ADD_PAYMENT_READY'
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'

export type CancelClaimTag =
  | 'open'
  | 'withdrawable'
  | 'completed'
  | 'terminal'
  | 'refused'

/** The states of the chart `cancelClaim` by their tags. */
export const CANCEL_CLAIM_STATES_WITH = {
  open: ['CA'],
  withdrawable: ['CA'],
  completed: ['CC'],
  terminal: ['CC', 'WITHDRAWN'],
  refused: ['CR'],
} as const

/** The chart `cancelClaim` as data, for whoever asks without a statechart library. */
export const CANCEL_CLAIM_TABLE: ChartTable<
  CancelClaimState,
  CancelClaimEventType,
  CancelClaimFact,
  CancelClaimEffect,
  CancelClaimRefusal,
  CancelClaimTag
> = {
  initial: 'CA',
  otherwise: {
    CA: 'NOT_CHANGE_STATUS',
    CC: 'NOT_CHANGE_STATUS',
    CR: 'NOT_CHANGE_STATUS',
    WITHDRAWN: 'NOT_CHANGE_STATUS',
  },
  tags: {
    CA: ['open', 'withdrawable'],
    CC: ['completed', 'terminal'],
    CR: ['refused'],
    WITHDRAWN: ['terminal'],
  },
  steps: {
    CA: {
      'system.completeAtOnce': [{ event: 'system.completeAtOnce', target: 'CC', guard: 'isCompletedAtOnce', effects: ['notifyItemsCancelled', 'refund', 'returnCoupons'], meta: { actor: 'system', action: '바로 취소', otherwise: 'CLAIM_NOT_DUE' } }],
      'seller.approve': [{ event: 'seller.approve', target: 'CC', guard: 'isSettled', effects: ['notifyItemsCancelled', 'refund', 'returnCoupons'], meta: { actor: 'seller', action: '취소 승인', otherwise: 'CLAIM_ADD_PAYMENT_READY' } }],
      'system.answerDue': [{ event: 'system.answerDue', target: 'CC', guard: 'isAnswerDue', effects: ['notifyItemsCancelled', 'refund', 'returnCoupons'], meta: { actor: 'system', action: '자동 승인', otherwise: 'CLAIM_NOT_DUE' } }],
      'seller.refuse': [{ event: 'seller.refuse', target: 'CR', guard: 'isPaymentEndable', effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '취소 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'buyer.withdraw': [{ event: 'buyer.withdraw', target: 'WITHDRAWN', guard: 'isWithdrawable', effects: ['notifyAdditionalPaymentWithdrawn'], meta: { actor: 'buyer', action: '철회', otherwise: 'NOT_CHANGE_STATUS' } }],
      'additionalPayment.unpaid': [{ event: 'additionalPayment.unpaid', target: 'WITHDRAWN', guard: null, effects: ['notifyAdditionalPaymentWithdrawn'], meta: { actor: 'system', action: '추가결제 기한 만료' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'CA', guard: null, effects: ['uphold', 'approveUpheld'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'CR', guard: null, effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'system', action: '구매자 책임 결정' } }],
      'payment.reversed': [{ event: 'payment.reversed', target: 'WITHDRAWN', guard: 'isDepositReversed', effects: ['notifyAdditionalPaymentWithdrawn'], meta: { actor: 'gateway', action: '입금 취소', otherwise: 'NOT_CHANGE_STATUS' } }],
    },
    CC: {},
    CR: {
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'CA', guard: null, effects: ['uphold', 'approveUpheld'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'CR', guard: null, effects: [], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    WITHDRAWN: {},
  },
}
