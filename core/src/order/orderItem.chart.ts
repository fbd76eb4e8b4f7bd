import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of an order item that its chart decides by; `orderItem.rules` computes them. */
export type OrderItemFacts = {
  /** No cancel, exchange or return is running on it. */
  readonly hasNoOpenClaim: boolean
  /** The days in which its buyer may think it over have passed. */
  readonly isConfirmDue: boolean
  /** Its carrier reports nothing, and it must have arrived by now. */
  readonly isDeliveryAssumable: boolean
  /** Its carrier has reported nothing of its parcel. */
  readonly isUnscanned: boolean
}

/** Events of an order item. `payment` and `claim` say what their own charts decided. */
export type OrderItemEvent = {
  readonly type:
    | 'payment.completed'
    | 'payment.awaitsDeposit'
    | 'payment.cancelled'
    | 'payment.expired'
    | 'seller.acknowledge'
    | 'seller.delay'
    | 'seller.ship'
    | 'seller.removeInvoice'
    | 'carrier.scanned'
    | 'carrier.delivered'
    | 'system.deliveryAssumed'
    | 'system.autoConfirmDue'
    | 'buyer.confirm'
    | 'claim.cancelled'
    | 'claim.exchanged'
    | 'claim.returned'
}

type Tag =
  | 'unpaid'
  | 'unacknowledged'
  | 'addressChangeable'
  | 'cancellable'
  | 'inTransit'
  | 'delivered'
  | 'trackable'
  | 'returnable'
  | 'unprepared'
  | 'claimed'
  | 'removed'
  | 'confirmed'
  | 'terminal'
type Refusal =
  | 'ORDER_ITEM_STATUS_CHANGED'
  | 'ORDER_ITEM_CLAIM_OPEN'
  | 'ORDER_ITEM_NOT_DUE'
  | 'ORDER_ITEM_PARCEL_SCANNED'

const types: ChartTypes<OrderItemFacts, OrderItemEvent, Tag, Refusal> = {}
function asData() {}

/**
 * The life of one order item, from waiting for its payment to the confirmed purchase. A claim is another chart: while
 * one runs the item stays where it is, so a withdrawn or refused claim leaves no trace here, and only a completed one
 * moves the item on (`claim.cancelled`, `claim.exchanged`, `claim.returned`). An exchanged item behaves as a
 * delivered one. After the confirmation only a return for a defect moves it, which the operator opened (decision 145). An
 * item that is cancelled or returned no longer counts for the deal that it was bought in (decision 099). A confirmed item is settled with its store, the delivery fees with
 * the last item of a group. A seller who typed a wrong invoice number takes it back while its carrier has scanned
 * nothing. Refusals: `ORDER_ITEM_STATUS_CHANGED` (not from this state), `ORDER_ITEM_CLAIM_OPEN`,
 * `ORDER_ITEM_NOT_DUE`, `ORDER_ITEM_PARCEL_SCANNED`. Source: spec §4, domain-rules §1.2, A1, A2, A27, decision 059.
 */
export const orderItemChart = setup({
  types,
  guards: {
    hasNoOpenClaim: ({ context }) => context.hasNoOpenClaim,
    isConfirmDue: ({ context }) => context.isConfirmDue,
    isDeliveryAssumable: ({ context }) => context.isDeliveryAssumable,
    isUnscanned: ({ context }) => context.isUnscanned,
  },
  actions: {
    releaseDeal: asData,
    removeParcel: asData,
    returnStock: asData,
    scheduleDeliveryAssumption: asData,
    scheduleAutoConfirm: asData,
    settle: asData,
  },
}).createMachine({
  id: 'orderItem',
  meta: { label: '주문 상품', otherwise: 'ORDER_ITEM_STATUS_CHANGED' },
  context: { hasNoOpenClaim: false, isConfirmDue: false, isDeliveryAssumable: false, isUnscanned: false },
  initial: 'PW',
  states: {
    PW: {
      meta: { label: '결제대기' },
      tags: ['unpaid', 'unacknowledged'],
      on: {
        'payment.completed': { target: 'DC', meta: { actor: 'gateway', action: '결제 완료' } },
        'payment.awaitsDeposit': { target: 'DR', meta: { actor: 'gateway', action: '계좌 발급' } },
        'payment.expired': { target: 'C', meta: { actor: 'system', action: '결제 시간 만료' } },
      },
    },
    DR: {
      meta: { label: '입금대기' },
      tags: ['unpaid', 'unacknowledged', 'addressChangeable'],
      on: {
        'payment.completed': { target: 'DC', meta: { actor: 'gateway', action: '입금' } },
        'payment.cancelled': { target: 'C', meta: { actor: 'buyer', action: '입금 전 취소' } },
        'payment.expired': { target: 'C', meta: { actor: 'system', action: '입금 기한 만료' } },
      },
    },
    DC: {
      meta: { label: '결제완료' },
      tags: ['unacknowledged', 'unprepared', 'addressChangeable', 'cancellable'],
      on: {
        'seller.acknowledge': { target: 'SR', meta: { actor: 'seller', action: '발주확인' } },
        'seller.delay': { target: 'SD', meta: { actor: 'seller', action: '배송지연 안내' } },
        'payment.awaitsDeposit': { target: 'DR', meta: { actor: 'gateway', action: '입금 취소' } },
        'claim.cancelled': { target: 'C', meta: { actor: 'system', action: '취소 완료' } },
      },
    },
    SR: {
      meta: { label: '배송준비중' },
      tags: ['cancellable'],
      on: {
        'seller.ship': {
          target: 'SS',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'seller', action: '송장 등록', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'carrier.scanned': {
          target: 'SI',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'carrier', action: '집화', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'seller.delay': { target: 'SD', meta: { actor: 'seller', action: '배송지연 안내' } },
        'claim.cancelled': { target: 'C', meta: { actor: 'system', action: '취소 완료' } },
      },
    },
    SD: {
      meta: { label: '배송지연' },
      tags: ['cancellable'],
      on: {
        'seller.acknowledge': { target: 'SR', meta: { actor: 'seller', action: '발주확인' } },
        'seller.delay': { target: 'SD', meta: { actor: 'seller', action: '발송예정일 변경' } },
        'seller.ship': {
          target: 'SS',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'seller', action: '송장 등록', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'claim.cancelled': { target: 'C', meta: { actor: 'system', action: '취소 완료' } },
      },
    },
    SS: {
      meta: { label: '배송시작' },
      tags: ['inTransit', 'trackable'],
      entry: 'scheduleDeliveryAssumption',
      on: {
        'seller.removeInvoice': {
          target: 'SR',
          guard: 'isUnscanned',
          actions: 'removeParcel',
          meta: { actor: 'seller', action: '송장 취소', otherwise: 'ORDER_ITEM_PARCEL_SCANNED' },
        },
        'carrier.scanned': { target: 'SI', meta: { actor: 'carrier', action: '집화' } },
        'carrier.delivered': { target: 'SC', meta: { actor: 'carrier', action: '배송완료' } },
        'system.deliveryAssumed': {
          target: 'SC',
          guard: 'isDeliveryAssumable',
          meta: { actor: 'system', action: '배송완료 간주', otherwise: 'ORDER_ITEM_NOT_DUE' },
        },
      },
    },
    SI: {
      meta: { label: '배송중' },
      tags: ['inTransit', 'trackable', 'returnable'],
      on: {
        'carrier.delivered': { target: 'SC', meta: { actor: 'carrier', action: '배송완료' } },
        'system.deliveryAssumed': {
          target: 'SC',
          guard: 'isDeliveryAssumable',
          meta: { actor: 'system', action: '배송완료 간주', otherwise: 'ORDER_ITEM_NOT_DUE' },
        },
        'buyer.confirm': {
          target: 'BF',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'claim.exchanged': { target: 'E', meta: { actor: 'system', action: '교환 완료' } },
        'claim.returned': { target: 'R', meta: { actor: 'system', action: '반품 완료' } },
      },
    },
    SC: {
      meta: { label: '배송완료' },
      tags: ['delivered', 'trackable', 'returnable'],
      entry: 'scheduleAutoConfirm',
      on: {
        'buyer.confirm': {
          target: 'BF',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'system.autoConfirmDue': {
          target: 'BF',
          guard: 'isConfirmDue',
          meta: { actor: 'system', action: '자동 구매확정', otherwise: 'ORDER_ITEM_NOT_DUE' },
        },
        'claim.exchanged': { target: 'E', meta: { actor: 'system', action: '교환 완료' } },
        'claim.returned': { target: 'R', meta: { actor: 'system', action: '반품 완료' } },
      },
    },
    E: {
      meta: { label: '교환' },
      tags: ['claimed', 'delivered', 'returnable'],
      entry: 'scheduleAutoConfirm',
      on: {
        'buyer.confirm': {
          target: 'BF',
          guard: 'hasNoOpenClaim',
          meta: { actor: 'buyer', action: '구매확정', otherwise: 'ORDER_ITEM_CLAIM_OPEN' },
        },
        'system.autoConfirmDue': {
          target: 'BF',
          guard: 'isConfirmDue',
          meta: { actor: 'system', action: '자동 구매확정', otherwise: 'ORDER_ITEM_NOT_DUE' },
        },
        'claim.exchanged': { target: 'E', reenter: true, meta: { actor: 'system', action: '교환 완료' } },
        'claim.returned': { target: 'R', meta: { actor: 'system', action: '반품 완료' } },
      },
    },
    BF: {
      meta: { label: '구매확정' },
      tags: ['trackable', 'confirmed'],
      entry: 'settle',
      on: { 'claim.returned': { target: 'R', meta: { actor: 'system', action: '구매확정 후 반품 완료' } } },
    },
    C: { meta: { label: '취소' }, tags: ['claimed', 'unprepared', 'removed', 'terminal'], entry: 'returnStock' },
    R: { meta: { label: '반품' }, tags: ['claimed', 'removed', 'terminal'], entry: ['releaseDeal', 'settle'] },
  },
})
