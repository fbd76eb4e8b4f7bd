// Generated from orderItem.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type OrderItemState =
  | 'PW'
  | 'DR'
  | 'DC'
  | 'SR'
  | 'SD'
  | 'SS'
  | 'SI'
  | 'SC'
  | 'E'
  | 'BF'
  | 'C'
  | 'R'

export type OrderItemEventType =
  | 'payment.completed'
  | 'payment.awaitsDeposit'
  | 'payment.expired'
  | 'payment.cancelled'
  | 'seller.acknowledge'
  | 'seller.delay'
  | 'claim.cancelled'
  | 'seller.ship'
  | 'carrier.scanned'
  | 'seller.removeInvoice'
  | 'carrier.delivered'
  | 'system.deliveryAssumed'
  | 'buyer.confirm'
  | 'claim.exchanged'
  | 'claim.returned'
  | 'system.autoConfirmDue'

export type OrderItemFact =
  | 'hasNoOpenClaim'
  | 'isUnscanned'
  | 'isDeliveryAssumable'
  | 'isConfirmDue'

export type OrderItemEffect =
  | 'returnStock'
  | 'scheduleDeliveryAssumption'
  | 'removeParcel'
  | 'scheduleAutoConfirm'
  | 'settle'
  | 'releaseDeal'

export type OrderItemRefusal =
  | 'ORDER_ITEM_STATUS_CHANGED'
  | 'ORDER_ITEM_CLAIM_OPEN'
  | 'ORDER_ITEM_PARCEL_SCANNED'
  | 'ORDER_ITEM_NOT_DUE'

export type OrderItemTag =
  | 'unpaid'
  | 'unacknowledged'
  | 'addressChangeable'
  | 'unprepared'
  | 'cancellable'
  | 'inTransit'
  | 'trackable'
  | 'returnable'
  | 'delivered'
  | 'claimed'
  | 'confirmed'
  | 'removed'
  | 'terminal'

/** The states of the chart `orderItem` by their tags. */
export const ORDER_ITEM_STATES_WITH = {
  unpaid: ['PW', 'DR'],
  unacknowledged: ['PW', 'DR', 'DC'],
  addressChangeable: ['DR', 'DC'],
  unprepared: ['DC', 'C'],
  cancellable: ['DC', 'SR', 'SD'],
  inTransit: ['SS', 'SI'],
  trackable: ['SS', 'SI', 'SC', 'BF'],
  returnable: ['SI', 'SC', 'E'],
  delivered: ['SC', 'E'],
  claimed: ['E', 'C', 'R'],
  confirmed: ['BF'],
  removed: ['C', 'R'],
  terminal: ['C', 'R'],
} as const

/** The chart `orderItem` as data, for whoever asks without a statechart library. */
export const ORDER_ITEM_TABLE: ChartTable<
  OrderItemState,
  OrderItemEventType,
  OrderItemFact,
  OrderItemEffect,
  OrderItemRefusal,
  OrderItemTag
> = {
  initial: 'PW',
  otherwise: {
    PW: 'ORDER_ITEM_STATUS_CHANGED',
    DR: 'ORDER_ITEM_STATUS_CHANGED',
    DC: 'ORDER_ITEM_STATUS_CHANGED',
    SR: 'ORDER_ITEM_STATUS_CHANGED',
    SD: 'ORDER_ITEM_STATUS_CHANGED',
    SS: 'ORDER_ITEM_STATUS_CHANGED',
    SI: 'ORDER_ITEM_STATUS_CHANGED',
    SC: 'ORDER_ITEM_STATUS_CHANGED',
    E: 'ORDER_ITEM_STATUS_CHANGED',
    BF: 'ORDER_ITEM_STATUS_CHANGED',
    C: 'ORDER_ITEM_STATUS_CHANGED',
    R: 'ORDER_ITEM_STATUS_CHANGED',
  },
  tags: {
    PW: ['unpaid', 'unacknowledged'],
    DR: ['unpaid', 'unacknowledged', 'addressChangeable'],
    DC: ['unacknowledged', 'unprepared', 'addressChangeable', 'cancellable'],
    SR: ['cancellable'],
    SD: ['cancellable'],
    SS: ['inTransit', 'trackable'],
    SI: ['inTransit', 'trackable', 'returnable'],
    SC: ['delivered', 'trackable', 'returnable'],
    E: ['claimed', 'delivered', 'returnable'],
    BF: ['trackable', 'confirmed'],
    C: ['claimed', 'unprepared', 'removed', 'terminal'],
    R: ['claimed', 'removed', 'terminal'],
  },
  steps: {
    PW: {
      'payment.completed': [{ event: 'payment.completed', target: 'DC', guard: null, effects: [], meta: { actor: 'gateway', action: '결제 완료' } }],
      'payment.awaitsDeposit': [{ event: 'payment.awaitsDeposit', target: 'DR', guard: null, effects: [], meta: { actor: 'gateway', action: '계좌 발급' } }],
      'payment.expired': [{ event: 'payment.expired', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'system', action: '결제 시간 만료' } }],
    },
    DR: {
      'payment.completed': [{ event: 'payment.completed', target: 'DC', guard: null, effects: [], meta: { actor: 'gateway', action: '입금' } }],
      'payment.cancelled': [{ event: 'payment.cancelled', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'buyer', action: '입금 전 취소' } }],
      'payment.expired': [{ event: 'payment.expired', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'system', action: '입금 기한 만료' } }],
    },
    DC: {
      'seller.acknowledge': [{ event: 'seller.acknowledge', target: 'SR', guard: null, effects: [], meta: { actor: 'seller', action: '발주확인' } }],
      'seller.delay': [{ event: 'seller.delay', target: 'SD', guard: null, effects: [], meta: { actor: 'seller', action: '배송지연 안내' } }],
      'payment.awaitsDeposit': [{ event: 'payment.awaitsDeposit', target: 'DR', guard: null, effects: [], meta: { actor: 'gateway', action: '입금 취소' } }],
      'claim.cancelled': [{ event: 'claim.cancelled', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'system', action: '취소 완료' } }],
    },
    SR: {
      'seller.ship': [{ event: 'seller.ship', target: 'SS', guard: 'hasNoOpenClaim', effects: ['scheduleDeliveryAssumption'], meta: { actor: 'seller', action: '송장 등록', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'carrier.scanned': [{ event: 'carrier.scanned', target: 'SI', guard: 'hasNoOpenClaim', effects: [], meta: { actor: 'carrier', action: '집화', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'seller.delay': [{ event: 'seller.delay', target: 'SD', guard: null, effects: [], meta: { actor: 'seller', action: '배송지연 안내' } }],
      'claim.cancelled': [{ event: 'claim.cancelled', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'system', action: '취소 완료' } }],
    },
    SD: {
      'seller.acknowledge': [{ event: 'seller.acknowledge', target: 'SR', guard: null, effects: [], meta: { actor: 'seller', action: '발주확인' } }],
      'seller.delay': [{ event: 'seller.delay', target: 'SD', guard: null, effects: [], meta: { actor: 'seller', action: '발송예정일 변경' } }],
      'seller.ship': [{ event: 'seller.ship', target: 'SS', guard: 'hasNoOpenClaim', effects: ['scheduleDeliveryAssumption'], meta: { actor: 'seller', action: '송장 등록', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'claim.cancelled': [{ event: 'claim.cancelled', target: 'C', guard: null, effects: ['returnStock'], meta: { actor: 'system', action: '취소 완료' } }],
    },
    SS: {
      'seller.removeInvoice': [{ event: 'seller.removeInvoice', target: 'SR', guard: 'isUnscanned', effects: ['removeParcel'], meta: { actor: 'seller', action: '송장 취소', otherwise: 'ORDER_ITEM_PARCEL_SCANNED' } }],
      'carrier.scanned': [{ event: 'carrier.scanned', target: 'SI', guard: null, effects: [], meta: { actor: 'carrier', action: '집화' } }],
      'carrier.delivered': [{ event: 'carrier.delivered', target: 'SC', guard: null, effects: ['scheduleAutoConfirm'], meta: { actor: 'carrier', action: '배송완료' } }],
      'system.deliveryAssumed': [{ event: 'system.deliveryAssumed', target: 'SC', guard: 'isDeliveryAssumable', effects: ['scheduleAutoConfirm'], meta: { actor: 'system', action: '배송완료 간주', otherwise: 'ORDER_ITEM_NOT_DUE' } }],
    },
    SI: {
      'carrier.delivered': [{ event: 'carrier.delivered', target: 'SC', guard: null, effects: ['scheduleAutoConfirm'], meta: { actor: 'carrier', action: '배송완료' } }],
      'system.deliveryAssumed': [{ event: 'system.deliveryAssumed', target: 'SC', guard: 'isDeliveryAssumable', effects: ['scheduleAutoConfirm'], meta: { actor: 'system', action: '배송완료 간주', otherwise: 'ORDER_ITEM_NOT_DUE' } }],
      'buyer.confirm': [{ event: 'buyer.confirm', target: 'BF', guard: 'hasNoOpenClaim', effects: ['settle'], meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'claim.exchanged': [{ event: 'claim.exchanged', target: 'E', guard: null, effects: ['scheduleAutoConfirm'], meta: { actor: 'system', action: '교환 완료' } }],
      'claim.returned': [{ event: 'claim.returned', target: 'R', guard: null, effects: ['releaseDeal', 'settle'], meta: { actor: 'system', action: '반품 완료' } }],
    },
    SC: {
      'buyer.confirm': [{ event: 'buyer.confirm', target: 'BF', guard: 'hasNoOpenClaim', effects: ['settle'], meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'system.autoConfirmDue': [{ event: 'system.autoConfirmDue', target: 'BF', guard: 'isConfirmDue', effects: ['settle'], meta: { actor: 'system', action: '자동 구매확정', otherwise: 'ORDER_ITEM_NOT_DUE' } }],
      'claim.exchanged': [{ event: 'claim.exchanged', target: 'E', guard: null, effects: ['scheduleAutoConfirm'], meta: { actor: 'system', action: '교환 완료' } }],
      'claim.returned': [{ event: 'claim.returned', target: 'R', guard: null, effects: ['releaseDeal', 'settle'], meta: { actor: 'system', action: '반품 완료' } }],
    },
    E: {
      'buyer.confirm': [{ event: 'buyer.confirm', target: 'BF', guard: 'hasNoOpenClaim', effects: ['settle'], meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' } }],
      'system.autoConfirmDue': [{ event: 'system.autoConfirmDue', target: 'BF', guard: 'isConfirmDue', effects: ['settle'], meta: { actor: 'system', action: '자동 구매확정', otherwise: 'ORDER_ITEM_NOT_DUE' } }],
      'claim.exchanged': [{ event: 'claim.exchanged', target: 'E', guard: null, effects: ['scheduleAutoConfirm'], meta: { actor: 'system', action: '교환 완료' } }],
      'claim.returned': [{ event: 'claim.returned', target: 'R', guard: null, effects: ['releaseDeal', 'settle'], meta: { actor: 'system', action: '반품 완료' } }],
    },
    BF: {
      'claim.returned': [{ event: 'claim.returned', target: 'R', guard: null, effects: ['releaseDeal', 'settle'], meta: { actor: 'system', action: '구매확정 후 반품 완료' } }],
    },
    C: {},
    R: {},
  },
}
