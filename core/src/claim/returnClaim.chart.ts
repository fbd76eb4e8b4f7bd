import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { KnownFact } from '../chart/table.rules.ts'
import type { AdditionalPaymentEndRefusal } from './additional/additionalPayment.codes.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal.codes.ts'

/** Facts of a return when its chart is asked. */
export type ReturnClaimFacts = {
  /** Nothing is to be paid for it any more. */
  readonly isSettled: boolean
  /**
   * Its additional payment can end now: nobody is paying it, or being paid back, at this moment.
   * Once a dispute was decided for its buyer it is refused and changed no more.
   */
  readonly isPaymentEndable: KnownFact<AdditionalPaymentEndRefusal | 'CLAIM_DISPUTE_UPHELD'>
  /** Its buyer may withdraw it. */
  readonly isWithdrawable: KnownFact<WithdrawalRefusal>
  /** An inspection may change or refuse it: its goods have passed none, and what it asked for can end now. */
  readonly isInspectionOpen: KnownFact<AdditionalPaymentEndRefusal | 'CLAIM_ALREADY_INSPECTED' | 'CLAIM_DISPUTE_UPHELD'>
}

/** Events of a return. `additionalPayment` says what its own chart decided. */
export type ReturnClaimEvent = {
  readonly type:
    | 'seller.collect'
    | 'seller.refuse'
    | 'seller.accept'
    | 'seller.changeFault'
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
  | 'CLAIM_ALREADY_INSPECTED'

const types: ChartTypes<ReturnClaimFacts, ReturnClaimEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A return of delivered items: requested, collected, inspected, refunded. An inspection that finds the buyer's fault
 * asks for the fees, never deducts them silently. A refused or withdrawn return leaves the items as they were. A return that
 * a dispute decides at the seller's fault goes on, refused or not, and can only be refunded (decision 146). One
 * that was an exchange until its parcel was lost can only be refunded: its goods passed their inspection before.
 * Refusals: `NOT_CHANGE_STATUS` (not from this state), `CLAIM_WITHDRAW_COUNT_EXCEEDED`, `CLAIM_ADD_PAYMENT_READY`,
 * `CLAIM_ALREADY_INSPECTED`; while what it asked for is being paid or paid back `NOT_CHANGE_ADDITIONAL_PAYMENT`,
 * `ADD_PAYMENT_REFUND_ERROR`. Source: spec §4, domain-rules §1.2, §1.3, §1.9, A10, A11, decision 059, decision 077.
 */
export const returnClaimChart = setup({
  types,
  guards: {
    isSettled: ({ context }) => context.isSettled,
    isPaymentEndable: ({ context }) => context.isPaymentEndable === true,
    isWithdrawable: ({ context }) => context.isWithdrawable === true,
    isInspectionOpen: ({ context }) => context.isInspectionOpen === true,
  },
  actions: {
    requoteClaim: asData,
    refund: asData,
    returnCoupons: asData,
    settleClaimFees: asData,
    notifyAdditionalPaymentRefused: asData,
    notifyAdditionalPaymentWithdrawn: asData,
    notifyItemsReturned: asData,
    uphold: asData,
  },
}).createMachine({
  id: 'returnClaim',
  meta: { label: '반품', otherwise: 'NOT_CHANGE_STATUS' },
  context: { isSettled: false, isPaymentEndable: false, isWithdrawable: false, isInspectionOpen: false },
  initial: 'RA',
  states: {
    RA: {
      meta: { label: '반품요청' },
      tags: ['open', 'withdrawable'],
      on: {
        'seller.collect': {
          target: 'RI',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '수거', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'seller.refuse': {
          target: 'RR',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '반품 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'buyer.withdraw': {
          target: 'WITHDRAWN',
          guard: 'isWithdrawable',
          meta: { actor: 'buyer', action: '철회', otherwise: 'CLAIM_WITHDRAW_COUNT_EXCEEDED' },
        },
        'additionalPayment.unpaid': { target: 'WITHDRAWN', meta: { actor: 'system', action: '추가결제 기한 만료' } },
        'dispute.upheld': { target: 'RI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'RR', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    RI: {
      meta: { label: '반품진행중' },
      tags: ['open', 'collected'],
      on: {
        'seller.accept': {
          target: 'RC',
          guard: 'isSettled',
          meta: { actor: 'seller', action: '검수 통과', otherwise: 'CLAIM_ADD_PAYMENT_READY' },
        },
        'seller.changeFault': {
          target: 'RI',
          guard: 'isInspectionOpen',
          actions: 'requoteClaim',
          meta: { actor: 'seller', action: '귀책 변경', otherwise: 'CLAIM_ALREADY_INSPECTED' },
        },
        'seller.refuse': {
          target: 'RR',
          guard: 'isInspectionOpen',
          meta: { actor: 'seller', action: '반품 거부', otherwise: 'CLAIM_ALREADY_INSPECTED' },
        },
        'dispute.upheld': { target: 'RI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'RR', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    RC: {
      meta: { label: '반품완료' },
      tags: ['completed', 'terminal'],
      entry: ['notifyItemsReturned', 'refund', 'returnCoupons', 'settleClaimFees'],
    },
    RR: {
      meta: { label: '반품거부' },
      tags: ['refused'],
      entry: 'notifyAdditionalPaymentRefused',
      on: {
        'dispute.upheld': { target: 'RI', actions: 'uphold', meta: { actor: 'system', action: '판매자 책임 결정' } },
        'dispute.rejected': { target: 'RR', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    WITHDRAWN: {
      meta: { label: '철회' },
      tags: ['terminal'],
      entry: 'notifyAdditionalPaymentWithdrawn',
    },
  },
})
