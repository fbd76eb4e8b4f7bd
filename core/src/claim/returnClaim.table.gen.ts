// Generated from returnClaim.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type ReturnClaimState =
  | 'RA'
  | 'RI'
  | 'RC'
  | 'RR'
  | 'WITHDRAWN'

export type ReturnClaimEventType =
  | 'seller.collect'
  | 'seller.refuse'
  | 'buyer.withdraw'
  | 'additionalPayment.unpaid'
  | 'dispute.upheld'
  | 'dispute.rejected'
  | 'seller.accept'
  | 'seller.changeFault'

export type ReturnClaimFact =
  | 'isPaymentEndable'
  | 'isWithdrawable'
  | 'isSettled'
  | 'isInspectionOpen'

export type ReturnClaimEffect =
  | 'notifyAdditionalPaymentRefused'
  | 'notifyAdditionalPaymentWithdrawn'
  | 'uphold'
  | 'notifyItemsReturned'
  | 'refund'
  | 'returnCoupons'
  | 'settleClaimFees'
  | 'requoteClaim'

export type ReturnClaimRefusal =
  | 'NOT_CHANGE_STATUS'
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  | 'CLAIM_ADD_PAYMENT_READY'
  | 'CLAIM_ALREADY_INSPECTED'

export type ReturnClaimTag =
  | 'open'
  | 'withdrawable'
  | 'collected'
  | 'completed'
  | 'terminal'
  | 'refused'

/** The states of the chart `returnClaim` by their tags. */
export const RETURN_CLAIM_STATES_WITH = {
  open: ['RA', 'RI'],
  withdrawable: ['RA'],
  collected: ['RI'],
  completed: ['RC'],
  terminal: ['RC', 'WITHDRAWN'],
  refused: ['RR'],
} as const

/** The chart `returnClaim` as data, for whoever asks without a statechart library. */
export const RETURN_CLAIM_TABLE: ChartTable<
  ReturnClaimState,
  ReturnClaimEventType,
  ReturnClaimFact,
  ReturnClaimEffect,
  ReturnClaimRefusal,
  ReturnClaimTag
> = {
  initial: 'RA',
  otherwise: {
    RA: 'NOT_CHANGE_STATUS',
    RI: 'NOT_CHANGE_STATUS',
    RC: 'NOT_CHANGE_STATUS',
    RR: 'NOT_CHANGE_STATUS',
    WITHDRAWN: 'NOT_CHANGE_STATUS',
  },
  tags: {
    RA: ['open', 'withdrawable'],
    RI: ['open', 'collected'],
    RC: ['completed', 'terminal'],
    RR: ['refused'],
    WITHDRAWN: ['terminal'],
  },
  steps: {
    RA: {
      'seller.collect': [{ event: 'seller.collect', target: 'RI', guard: 'isPaymentEndable', effects: [], meta: { actor: 'seller', action: '수거', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'seller.refuse': [{ event: 'seller.refuse', target: 'RR', guard: 'isPaymentEndable', effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '반품 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'buyer.withdraw': [{ event: 'buyer.withdraw', target: 'WITHDRAWN', guard: 'isWithdrawable', effects: ['notifyAdditionalPaymentWithdrawn'], meta: { actor: 'buyer', action: '철회', otherwise: 'CLAIM_WITHDRAW_COUNT_EXCEEDED' } }],
      'additionalPayment.unpaid': [{ event: 'additionalPayment.unpaid', target: 'WITHDRAWN', guard: null, effects: ['notifyAdditionalPaymentWithdrawn'], meta: { actor: 'system', action: '추가결제 기한 만료' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'RI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'RR', guard: null, effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    RI: {
      'seller.accept': [{ event: 'seller.accept', target: 'RC', guard: 'isSettled', effects: ['notifyItemsReturned', 'refund', 'returnCoupons', 'settleClaimFees'], meta: { actor: 'seller', action: '검수 통과', otherwise: 'CLAIM_ADD_PAYMENT_READY' } }],
      'seller.changeFault': [{ event: 'seller.changeFault', target: 'RI', guard: 'isInspectionOpen', effects: ['requoteClaim'], meta: { actor: 'seller', action: '귀책 변경', otherwise: 'CLAIM_ALREADY_INSPECTED' } }],
      'seller.refuse': [{ event: 'seller.refuse', target: 'RR', guard: 'isInspectionOpen', effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '반품 거부', otherwise: 'CLAIM_ALREADY_INSPECTED' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'RI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'RR', guard: null, effects: ['notifyAdditionalPaymentRefused'], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    RC: {},
    RR: {
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'RI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'RR', guard: null, effects: [], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    WITHDRAWN: {},
  },
}
