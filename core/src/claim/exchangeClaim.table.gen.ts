// Generated from exchangeClaim.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type ExchangeClaimState =
  | 'EA'
  | 'EI'
  | 'EY'
  | 'EC'
  | 'ER'
  | 'WITHDRAWN'

export type ExchangeClaimEventType =
  | 'seller.collect'
  | 'seller.refuse'
  | 'buyer.withdraw'
  | 'additionalPayment.unpaid'
  | 'dispute.upheld'
  | 'dispute.rejected'
  | 'seller.accept'
  | 'stock.reserved'
  | 'stock.lacking'
  | 'seller.changeFault'
  | 'seller.convertToReturn'
  | 'seller.reship'
  | 'seller.resend'
  | 'carrier.delivered'
  | 'system.deliveryAssumed'

export type ExchangeClaimFact =
  | 'isPaymentEndable'
  | 'isWithdrawable'
  | 'isSettled'
  | 'isReshippable'
  | 'isConvertible'
  | 'isResendable'
  | 'isReshipped'
  | 'isDeliveryAssumable'

export type ExchangeClaimEffect =
  | 'releaseReship'
  | 'notifyAdditionalPaymentRefused'
  | 'notifyAdditionalPaymentWithdrawn'
  | 'uphold'
  | 'reserveReship'
  | 'notifySellerOutOfStock'
  | 'requoteClaim'
  | 'openReturn'
  | 'noteReship'
  | 'replaceLostReship'
  | 'writeOffReship'
  | 'notifyItemsExchanged'
  | 'settleClaimFees'

export type ExchangeClaimRefusal =
  | 'NOT_CHANGE_STATUS'
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  | 'CLAIM_ADD_PAYMENT_READY'
  | 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'
  | 'CLAIM_NOT_RESHIPPED'
  | 'CLAIM_NOT_DUE'

export type ExchangeClaimTag =
  | 'open'
  | 'withdrawable'
  | 'collected'
  | 'completed'
  | 'terminal'
  | 'refused'

/** The states of the chart `exchangeClaim` by their tags. */
export const EXCHANGE_CLAIM_STATES_WITH = {
  open: ['EA', 'EI', 'EY'],
  withdrawable: ['EA'],
  collected: ['EI', 'EY'],
  completed: ['EC'],
  terminal: ['EC', 'WITHDRAWN'],
  refused: ['ER'],
} as const

/** The chart `exchangeClaim` as data, for whoever asks without a statechart library. */
export const EXCHANGE_CLAIM_TABLE: ChartTable<
  ExchangeClaimState,
  ExchangeClaimEventType,
  ExchangeClaimFact,
  ExchangeClaimEffect,
  ExchangeClaimRefusal,
  ExchangeClaimTag
> = {
  initial: 'EA',
  otherwise: {
    EA: 'NOT_CHANGE_STATUS',
    EI: 'NOT_CHANGE_STATUS',
    EY: 'NOT_CHANGE_STATUS',
    EC: 'NOT_CHANGE_STATUS',
    ER: 'NOT_CHANGE_STATUS',
    WITHDRAWN: 'NOT_CHANGE_STATUS',
  },
  tags: {
    EA: ['open', 'withdrawable'],
    EI: ['open', 'collected'],
    EY: ['open', 'collected'],
    EC: ['completed', 'terminal'],
    ER: ['refused'],
    WITHDRAWN: ['terminal'],
  },
  steps: {
    EA: {
      'seller.collect': [{ event: 'seller.collect', target: 'EI', guard: 'isPaymentEndable', effects: [], meta: { actor: 'seller', action: '수거', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'seller.refuse': [{ event: 'seller.refuse', target: 'ER', guard: 'isPaymentEndable', effects: ['releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '교환 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'buyer.withdraw': [{ event: 'buyer.withdraw', target: 'WITHDRAWN', guard: 'isWithdrawable', effects: ['releaseReship', 'notifyAdditionalPaymentWithdrawn'], meta: { actor: 'buyer', action: '철회', otherwise: 'CLAIM_WITHDRAW_COUNT_EXCEEDED' } }],
      'additionalPayment.unpaid': [{ event: 'additionalPayment.unpaid', target: 'WITHDRAWN', guard: null, effects: ['releaseReship', 'notifyAdditionalPaymentWithdrawn'], meta: { actor: 'system', action: '추가결제 기한 만료' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'EI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'ER', guard: null, effects: ['releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    EI: {
      'seller.accept': [{ event: 'seller.accept', target: 'EI', guard: 'isSettled', effects: ['reserveReship'], meta: { actor: 'seller', action: '검수 통과', otherwise: 'CLAIM_ADD_PAYMENT_READY' } }],
      'stock.reserved': [{ event: 'stock.reserved', target: 'EY', guard: 'isReshippable', effects: [], meta: { actor: 'system', action: '재고 확보', otherwise: 'NOT_CHANGE_STATUS' } }],
      'stock.lacking': [{ event: 'stock.lacking', target: 'EI', guard: null, effects: ['notifySellerOutOfStock'], meta: { actor: 'system', action: '재고 부족' } }],
      'seller.changeFault': [{ event: 'seller.changeFault', target: 'EI', guard: 'isPaymentEndable', effects: ['requoteClaim'], meta: { actor: 'seller', action: '귀책 변경', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'seller.convertToReturn': [{ event: 'seller.convertToReturn', target: 'ER', guard: 'isConvertible', effects: ['openReturn', 'releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '반품으로 전환', otherwise: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS' } }],
      'seller.refuse': [{ event: 'seller.refuse', target: 'ER', guard: 'isPaymentEndable', effects: ['releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '교환 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'EI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'ER', guard: null, effects: ['releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    EY: {
      'seller.reship': [{ event: 'seller.reship', target: 'EY', guard: null, effects: ['noteReship'], meta: { actor: 'seller', action: '재배송 송장 등록' } }],
      'seller.resend': [{ event: 'seller.resend', target: 'EY', guard: 'isResendable', effects: ['replaceLostReship'], meta: { actor: 'seller', action: '분실 상품 다시 발송', otherwise: 'CLAIM_NOT_RESHIPPED' } }],
      'seller.convertToReturn': [{ event: 'seller.convertToReturn', target: 'ER', guard: 'isConvertible', effects: ['writeOffReship', 'openReturn', 'releaseReship', 'notifyAdditionalPaymentRefused'], meta: { actor: 'seller', action: '분실로 반품 전환', otherwise: 'CLAIM_NOT_RESHIPPED' } }],
      'carrier.delivered': [{ event: 'carrier.delivered', target: 'EC', guard: 'isReshipped', effects: ['notifyItemsExchanged', 'settleClaimFees'], meta: { actor: 'carrier', action: '재배송 완료', otherwise: 'CLAIM_NOT_RESHIPPED' } }],
      'system.deliveryAssumed': [{ event: 'system.deliveryAssumed', target: 'EC', guard: 'isDeliveryAssumable', effects: ['notifyItemsExchanged', 'settleClaimFees'], meta: { actor: 'system', action: '재배송 완료 간주', otherwise: 'CLAIM_NOT_DUE' } }],
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'EY', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
    },
    EC: {},
    ER: {
      'dispute.upheld': [{ event: 'dispute.upheld', target: 'EI', guard: null, effects: ['uphold'], meta: { actor: 'system', action: '판매자 책임 결정' } }],
      'dispute.rejected': [{ event: 'dispute.rejected', target: 'ER', guard: null, effects: [], meta: { actor: 'system', action: '구매자 책임 결정' } }],
    },
    WITHDRAWN: {},
  },
}
