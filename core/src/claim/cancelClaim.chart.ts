import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { KnownFact } from '../chart/table.rules.ts'
import type { AdditionalPaymentEndRefusal } from './additional/additionalPayment.codes.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal.codes.ts'

/** Facts of a cancel when its chart is asked. */
export type CancelClaimFacts = {
  /** No seller acknowledged any of its items, and nothing is to be paid for it. */
  readonly isCompletedAtOnce: boolean
  /** Nothing is to be paid for it any more. */
  readonly isSettled: boolean
  /** The seller has let two business days pass, or a dispute was decided for the buyer, and nothing is to be paid for it. */
  readonly isAnswerDue: boolean
  /**
   * Its additional payment can end now: nobody is paying it, or being paid back, at this moment.
   * Once a dispute was decided for its buyer it is refused and changed no more.
   */
  readonly isPaymentEndable: KnownFact<AdditionalPaymentEndRefusal | 'CLAIM_DISPUTE_UPHELD'>
  /** Its buyer may withdraw it. */
  readonly isWithdrawable: KnownFact<WithdrawalRefusal>
  /** The deposit of its order was taken back, and what it asked for can end now. */
  readonly isDepositReversed: KnownFact<AdditionalPaymentEndRefusal>
}

/** Events of a cancel. `additionalPayment` and `payment` say what their own charts decided. */
export type CancelClaimEvent = {
  readonly type:
    | 'system.completeAtOnce'
    | 'system.answerDue'
    | 'seller.approve'
    | 'seller.refuse'
    | 'buyer.withdraw'
    | 'additionalPayment.unpaid'
    | 'payment.reversed'
    | 'dispute.upheld'
    | 'dispute.rejected'
}

type Tag = 'open' | 'withdrawable' | 'completed' | 'refused' | 'terminal'
type Refusal = 'NOT_CHANGE_STATUS' | 'CLAIM_NOT_DUE' | 'CLAIM_ADD_PAYMENT_READY' | 'NOT_CHANGE_ADDITIONAL_PAYMENT'

const types: ChartTypes<CancelClaimFacts, CancelClaimEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A cancel of paid items that were not handed to a carrier. Before the seller acknowledged them it completes at once;
 * later the seller answers, and silence for two business days is a yes. A refused or withdrawn cancel leaves the items
 * as they were, because they never left their own chart; a deposit that its bank takes back takes the claim with it. A dispute that finds the
 * seller at fault has it completed, refused or not (decision 146).
 * `WITHDRAWN` is no code of the specification: a withdrawn claim is none any more. Refusals: `NOT_CHANGE_STATUS` (not
 * from this state), `CLAIM_NOT_DUE`, `CLAIM_ADD_PAYMENT_READY`; those of a withdrawal; while what it asked for is being
 * paid or paid back `NOT_CHANGE_ADDITIONAL_PAYMENT`, `ADD_PAYMENT_REFUND_ERROR`. Source: spec §4, domain-rules §1.2, §1.9,
 * A2, A9, A10, decision 037, decision 077.
 */
export const cancelClaimChart = setup({
  types,
  guards: {
    isCompletedAtOnce: ({ context }) => context.isCompletedAtOnce,
    isSettled: ({ context }) => context.isSettled,
    isAnswerDue: ({ context }) => context.isAnswerDue,
    isPaymentEndable: ({ context }) => context.isPaymentEndable === true,
    isWithdrawable: ({ context }) => context.isWithdrawable === true,
    isDepositReversed: ({ context }) => context.isDepositReversed === true,
  },
  actions: {
    approveUpheld: asData,
    refund: asData,
    returnCoupons: asData,
    notifyAdditionalPaymentRefused: asData,
    notifyAdditionalPaymentWithdrawn: asData,
    notifyItemsCancelled: asData,
    uphold: asData,
  },
}).createMachine({
  id: 'cancelClaim',
  meta: { label: '취소', otherwise: 'NOT_CHANGE_STATUS' },
  context: {
    isCompletedAtOnce: false,
    isSettled: false,
    isAnswerDue: false,
    isPaymentEndable: false,
    isWithdrawable: false,
    isDepositReversed: false,
  },
  initial: 'CA',
  states: {
    CA: {
      meta: { label: '취소요청' },
      tags: ['open', 'withdrawable'],
      on: {
        'system.completeAtOnce': {
          target: 'CC',
          guard: 'isCompletedAtOnce',
          meta: { actor: 'system', action: '바로 취소', otherwise: 'CLAIM_NOT_DUE' },
        },
        'seller.approve': {
          target: 'CC',
          guard: 'isSettled',
          meta: { actor: 'seller', action: '취소 승인', otherwise: 'CLAIM_ADD_PAYMENT_READY' },
        },
        'system.answerDue': {
          target: 'CC',
          guard: 'isAnswerDue',
          meta: { actor: 'system', action: '자동 승인', otherwise: 'CLAIM_NOT_DUE' },
        },
        'seller.refuse': {
          target: 'CR',
          guard: 'isPaymentEndable',
          meta: { actor: 'seller', action: '취소 거부', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
        },
        'buyer.withdraw': {
          target: 'WITHDRAWN',
          guard: 'isWithdrawable',
          meta: { actor: 'buyer', action: '철회', otherwise: 'NOT_CHANGE_STATUS' },
        },
        'additionalPayment.unpaid': { target: 'WITHDRAWN', meta: { actor: 'system', action: '추가결제 기한 만료' } },
        'dispute.upheld': {
          target: 'CA',
          actions: ['uphold', 'approveUpheld'],
          meta: { actor: 'system', action: '판매자 책임 결정' },
        },
        'dispute.rejected': { target: 'CR', meta: { actor: 'system', action: '구매자 책임 결정' } },
        'payment.reversed': {
          target: 'WITHDRAWN',
          guard: 'isDepositReversed',
          meta: { actor: 'gateway', action: '입금 취소', otherwise: 'NOT_CHANGE_STATUS' },
        },
      },
    },
    CC: {
      meta: { label: '취소완료' },
      tags: ['completed', 'terminal'],
      entry: ['notifyItemsCancelled', 'refund', 'returnCoupons'],
    },
    CR: {
      meta: { label: '취소거부' },
      tags: ['refused'],
      entry: 'notifyAdditionalPaymentRefused',
      on: {
        'dispute.upheld': {
          target: 'CA',
          actions: ['uphold', 'approveUpheld'],
          meta: { actor: 'system', action: '판매자 책임 결정' },
        },
        'dispute.rejected': { target: 'CR', meta: { actor: 'system', action: '구매자 책임 결정' } },
      },
    },
    WITHDRAWN: {
      meta: { label: '철회' },
      tags: ['terminal'],
      entry: 'notifyAdditionalPaymentWithdrawn',
    },
  },
})
