import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { KnownFact } from '../chart/table.rules.ts'
import type { AdditionalPaymentEndRefusal } from './additional/additionalPayment.codes.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal.codes.ts'

/** Facts of an exchange when its chart is asked. */
export type ExchangeClaimFacts = {
  /** Nothing is to be paid for it any more. */
  readonly isSettled: boolean
  /** Its seller has accepted the goods, and nothing is to be paid for it any more. */
  readonly isReshippable: boolean
  /**
   * Its additional payment can end now: nobody is paying it, or being paid back, at this moment.
   * Once a dispute was decided for its buyer it is refused and changed no more.
   */
  readonly isPaymentEndable: KnownFact<AdditionalPaymentEndRefusal | 'CLAIM_DISPUTE_UPHELD'>
  /** Its buyer may withdraw it. */
  readonly isWithdrawable: KnownFact<WithdrawalRefusal>
  /** Its items may leave the order now, and what replaces them has not left or was lost. */
  readonly isConvertible: KnownFact<
    AdditionalPaymentEndRefusal | 'CLAIM_NOT_RESHIPPED' | 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'
  >
  /** The goods that replace the others were handed to a carrier, and are in the stock once more. */
  readonly isResendable: KnownFact<'CLAIM_NOT_RESHIPPED' | 'EXCHANGE_RESHIPPING_OUT_OF_STOCK'>
  /** The goods that replace the others have an invoice. */
  readonly isReshipped: boolean
  /** Their carrier reports nothing, and they must have arrived by now. */
  readonly isDeliveryAssumable: boolean
}

/** Events of an exchange. `additionalPayment` says what its own chart decided. */
export type ExchangeClaimEvent = {
  readonly type:
    | 'seller.collect'
    | 'seller.refuse'
    | 'seller.accept'
    | 'seller.changeFault'
    | 'seller.convertToReturn'
    | 'seller.reship'
    | 'seller.resend'
    | 'stock.reserved'
    | 'stock.lacking'
    | 'carrier.delivered'
    | 'system.deliveryAssumed'
    | 'buyer.withdraw'
    | 'additionalPayment.unpaid'
    | 'dispute.upheld'
    | 'dispute.rejected'
}

type Tag = 'open' | 'withdrawable' | 'collected' | 'completed' | 'refused' | 'terminal'
type Refusal =
  | 'NOT_CHANGE_STATUS'
  | 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  | 'CLAIM_ADD_PAYMENT_READY'
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'CLAIM_NOT_RESHIPPED'
  | 'CLAIM_NOT_DUE'
  | 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'

const types: ChartTypes<ExchangeClaimFacts, ExchangeClaimEvent, Tag, Refusal> = {}
function asData() {}

/**
 * An exchange of delivered items for others of the same price: requested, collected, inspected, sent again. When the
 * seller accepts the goods the option asked for is reserved; without stock the exchange stays where it is, and the
 * seller turns it into a return at their own fault. Stock alone does not let it be sent: only an exchange that is paid
 * and inspected reaches `EY`. A parcel that is lost on its way to the buyer is sent again out of the stock, or the
 * exchange becomes a return at the seller's fault. An inspection that finds the buyer's fault asks for the fees. A
 * refused or withdrawn exchange leaves the items as they were; one that a dispute decides at the seller's fault goes on,
 * refused or not, and is refused no more (decision 146). Refusals: `NOT_CHANGE_STATUS` (not from this state),
 * `CLAIM_WITHDRAW_COUNT_EXCEEDED`, `CLAIM_ADD_PAYMENT_READY`, `CLAIM_NOT_RESHIPPED`, `CLAIM_NOT_DUE`; while what it asked
 * for is being paid or paid back `NOT_CHANGE_ADDITIONAL_PAYMENT`, `ADD_PAYMENT_REFUND_ERROR`; `SHIPPING_GROUP_CLAIM_IN_PROGRESS`
 * (a claim of another group keeps its items in the order), `EXCHANGE_RESHIPPING_OUT_OF_STOCK`.
 * Source: spec §4, domain-rules §1.2, §1.3, §1.9, A8, A10, A11, decision 059, decision 077.
 */
export const exchangeClaimChart = setup({
  types,
  guards: {
    isSettled: ({ context }) => context.isSettled,
    isReshippable: ({ context }) => context.isReshippable,
    isPaymentEndable: ({ context }) => context.isPaymentEndable === true,
    isWithdrawable: ({ context }) => context.isWithdrawable === true,
    isConvertible: ({ context }) => context.isConvertible === true,
    isResendable: ({ context }) => context.isResendable === true,
    isReshipped: ({ context }) => context.isReshipped,
    isDeliveryAssumable: ({ context }) => context.isDeliveryAssumable,
  },
  actions: {
    noteReship: asData,
    openReturn: asData,
    requoteClaim: asData,
    releaseReship: asData,
    replaceLostReship: asData,
    reserveReship: asData,
    settleClaimFees: asData,
    notifyAdditionalPaymentRefused: asData,
    notifyAdditionalPaymentWithdrawn: asData,
    notifyItemsExchanged: asData,
    notifySellerOutOfStock: asData,
    uphold: asData,
    writeOffReship: asData,
  },
}).createMachine({
  id: 'exchangeClaim',
  meta: { label: '교환', otherwise: 'NOT_CHANGE_STATUS' },
  context: {
    isSettled: false,
    isReshippable: false,
    isPaymentEndable: false,
    isWithdrawable: false,
    isConvertible: false,
    isResendable: false,
    isReshipped: false,
    isDeliveryAssumable: false,
  },
  initial: 'EA',
  states: {
    EA: {
      meta: { label: '교환요청' },
      tags: ['open', 'withdrawable'],
      on: {
        'seller.collect': {
          target: 'EI',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '수거', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'seller.refuse': {
          target: 'ER',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '교환 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'buyer.withdraw': {
          target: 'WITHDRAWN',
          guard: 'isWithdrawable',
          meta: { actor: 'buyer', action: '철회', otherwise: 'CLAIM_WITHDRAW_COUNT_EXCEEDED' },
        },
        'additionalPayment.unpaid': { target: 'WITHDRAWN', meta: { actor: 'system', action: '추가결제 기한 만료' } },
        'dispute.upheld': { target: 'EI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'ER', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    EI: {
      meta: { label: '교환진행중' },
      tags: ['open', 'collected'],
      on: {
        'seller.accept': {
          target: 'EI',
          guard: 'isSettled',
          actions: 'reserveReship',
          meta: { actor: 'seller', action: '검수 통과', otherwise: 'CLAIM_ADD_PAYMENT_READY' },
        },
        'stock.reserved': {
          target: 'EY',
          guard: 'isReshippable',
          meta: { actor: 'system', action: '재고 확보', otherwise: 'NOT_CHANGE_STATUS' },
        },
        'stock.lacking': {
          target: 'EI',
          actions: 'notifySellerOutOfStock',
          meta: { actor: 'system', action: '재고 부족' },
        },
        'seller.changeFault': {
          target: 'EI',
          guard: 'isPaymentEndable',
          actions: 'requoteClaim',
          meta: { actor: 'seller', action: '귀책 변경', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'seller.convertToReturn': {
          target: 'ER',
          guard: 'isConvertible',
          actions: 'openReturn',
          meta: { actor: 'seller', action: '반품으로 전환', otherwise: 'SHIPPING_GROUP_CLAIM_IN_PROGRESS' },
        },
        'seller.refuse': {
          target: 'ER',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '교환 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'dispute.upheld': { target: 'EI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'ER', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    EY: {
      meta: { label: '재배송준비' },
      tags: ['open', 'collected'],
      on: {
        'seller.reship': { target: 'EY', actions: 'noteReship', meta: { actor: 'seller', action: '재배송 송장 등록' } },
        'seller.resend': {
          target: 'EY',
          guard: 'isResendable',
          actions: 'replaceLostReship',
          meta: { actor: 'seller', action: '분실 상품 다시 발송', otherwise: 'CLAIM_NOT_RESHIPPED' },
        },
        'seller.convertToReturn': {
          target: 'ER',
          guard: 'isConvertible',
          actions: ['writeOffReship', 'openReturn'],
          meta: { actor: 'seller', action: '분실로 반품 전환', otherwise: 'CLAIM_NOT_RESHIPPED' },
        },
        'carrier.delivered': {
          target: 'EC',
          guard: 'isReshipped',
          meta: { actor: 'carrier', action: '재배송 완료', otherwise: 'CLAIM_NOT_RESHIPPED' },
        },
        'system.deliveryAssumed': {
          target: 'EC',
          guard: 'isDeliveryAssumable',
          meta: { actor: 'system', action: '재배송 완료 간주', otherwise: 'CLAIM_NOT_DUE' },
        },
        'dispute.upheld': { target: 'EY', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
      },
    },
    EC: {
      meta: { label: '교환완료' },
      tags: ['completed', 'terminal'],
      entry: ['notifyItemsExchanged', 'settleClaimFees'],
    },
    ER: {
      meta: { label: '교환거부' },
      tags: ['refused'],
      entry: ['releaseReship', 'notifyAdditionalPaymentRefused'],
      on: {
        'dispute.upheld': { target: 'EI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'ER', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    WITHDRAWN: {
      meta: { label: '철회' },
      tags: ['terminal'],
      entry: ['releaseReship', 'notifyAdditionalPaymentWithdrawn'],
    },
  },
})
