import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of an additional payment when its chart is asked. */
export type AdditionalPaymentFacts = {
  /** Its seven days are over. */
  readonly isOverdue: boolean
  /** They are, and the goods of its claim were not collected: the claim can end as if it had never been. */
  readonly isEndingClaim: boolean
  /** Nothing of it is left that has not come back. */
  readonly isWholeBack: boolean
}

/** Events of an additional payment. `claim` says what the chart of its claim decided. */
export type AdditionalPaymentEvent = {
  readonly type:
    | 'buyer.pay'
    | 'gateway.approved'
    | 'gateway.declined'
    | 'gateway.accountIssued'
    | 'gateway.deposited'
    | 'gateway.refunded'
    | 'gateway.refundRefused'
    | 'claim.withdrawn'
    | 'claim.refused'
    | 'claim.requoted'
    | 'system.due'
    | 'system.askAgain'
    | 'system.recorded'
    | 'system.depositRecorded'
    | 'system.approvalRecorded'
    | 'system.approvalEnded'
}

type Tag = 'waiting' | 'comingBack' | 'ended' | 'terminal'
type Refusal = 'NOT_CHANGE_ADDITIONAL_PAYMENT' | 'ADDITIONAL_PAYMENT_NOT_DUE' | 'ADD_PAYMENT_REFUND_ERROR'

const types: ChartTypes<AdditionalPaymentFacts, AdditionalPaymentEvent, Tag, Refusal> = {}
function asData() {}

/**
 * An additional payment: what a claim costs the buyer beyond its refund, to be paid before the claim can be completed.
 * It ends with the claim, or when the claim no longer needs it: unpaid it is cancelled, paid it is refunded less the
 * shipments that were used. These come back as well when a dispute is decided at the seller's fault. An account that was
 * issued for it waits, as it does, for the deposit. When its days are over before the goods were collected it takes the
 * claim with it; afterwards it stays open, and the seller asks for it. Refusals: `NOT_CHANGE_ADDITIONAL_PAYMENT` (not from this state), `ADDITIONAL_PAYMENT_NOT_DUE`,
 * `ADD_PAYMENT_REFUND_ERROR` (its refund failed; a person has to). Source: domain-rules §1.9, A6, decision 146.
 */
export const additionalPaymentChart = setup({
  types,
  guards: {
    isOverdue: ({ context }) => context.isOverdue,
    isEndingClaim: ({ context }) => context.isEndingClaim,
    isWholeBack: ({ context }) => context.isWholeBack,
  },
  actions: {
    notifyClaimPaid: asData,
    notifyClaimUnpaid: asData,
    askSellerToCollect: asData,
    refundPayment: asData,
    alertOperator: asData,
  },
}).createMachine({
  id: 'additionalPayment',
  meta: { label: '추가결제', otherwise: 'NOT_CHANGE_ADDITIONAL_PAYMENT' },
  context: { isOverdue: false, isEndingClaim: false, isWholeBack: false },
  initial: 'WAITING',
  states: {
    WAITING: {
      meta: { label: '추가결제 대기' },
      tags: ['waiting'],
      on: {
        'buyer.pay': { target: 'APPROVING', meta: { actor: 'buyer', action: '추가결제' } },
        'claim.withdrawn': { target: 'CANCELLED', meta: { actor: 'buyer', action: '신청 철회' } },
        'claim.refused': { target: 'CANCELLED', meta: { actor: 'seller', action: '신청 거부' } },
        'claim.requoted': { target: 'CANCELLED', meta: { actor: 'seller', action: '귀책 변경' } },
        'gateway.deposited': { target: 'PAID', actions: 'notifyClaimPaid', meta: { actor: 'gateway', action: '입금' } },
        'system.depositRecorded': {
          target: 'PAID',
          actions: 'notifyClaimPaid',
          meta: { actor: 'system', action: '수동 입금' },
        },
        'system.due': [
          {
            target: 'CANCELLED',
            guard: 'isEndingClaim',
            actions: 'notifyClaimUnpaid',
            meta: { actor: 'system', action: '결제 기한 만료', otherwise: 'ADDITIONAL_PAYMENT_NOT_DUE' },
          },
          {
            target: 'WAITING',
            guard: 'isOverdue',
            actions: 'askSellerToCollect',
            meta: { actor: 'system', action: '결제 요청', otherwise: 'ADDITIONAL_PAYMENT_NOT_DUE' },
          },
        ],
      },
    },
    APPROVING: {
      meta: { label: '결제 확인 중' },
      tags: ['waiting'],
      on: {
        'gateway.approved': {
          target: 'PAID',
          actions: 'notifyClaimPaid',
          meta: { actor: 'gateway', action: '결제 완료' },
        },
        'gateway.accountIssued': { target: 'WAITING', meta: { actor: 'gateway', action: '계좌 발급' } },
        'gateway.declined': { target: 'WAITING', meta: { actor: 'gateway', action: '결제 거절' } },
        'system.approvalRecorded': {
          target: 'PAID',
          actions: 'notifyClaimPaid',
          meta: { actor: 'system', action: '수동 승인' },
        },
        'system.approvalEnded': { target: 'WAITING', meta: { actor: 'system', action: '승인 없음 확인' } },
      },
    },
    PAID: {
      meta: { label: '추가결제 완료' },
      on: {
        'claim.withdrawn': {
          target: 'REFUNDING',
          actions: 'refundPayment',
          meta: { actor: 'buyer', action: '신청 철회' },
        },
        'claim.refused': {
          target: 'REFUNDING',
          actions: 'refundPayment',
          meta: { actor: 'seller', action: '신청 거부' },
        },
        'claim.requoted': {
          target: 'REFUNDING',
          actions: 'refundPayment',
          meta: { actor: 'seller', action: '귀책 변경' },
        },
      },
    },
    REFUNDING: {
      meta: { label: '환불 진행 중' },
      tags: ['comingBack'],
      on: {
        'gateway.refunded': [
          { target: 'REFUNDED', guard: 'isWholeBack', meta: { actor: 'gateway', action: '환불' } },
          { target: 'PARTLY_REFUNDED', meta: { actor: 'gateway', action: '일부 환불' } },
        ],
        'gateway.refundRefused': { target: 'REFUND_FAILED', meta: { actor: 'gateway', action: '환불 거절' } },
      },
    },
    REFUND_FAILED: {
      meta: { label: '환불 확인 중', otherwise: 'ADD_PAYMENT_REFUND_ERROR' },
      tags: ['comingBack'],
      entry: 'alertOperator',
      on: {
        'system.askAgain': { target: 'REFUNDING', meta: { actor: 'system', action: '다시 요청' } },
        'system.recorded': [
          { target: 'REFUNDED', guard: 'isWholeBack', meta: { actor: 'system', action: '수동 환불' } },
          { target: 'PARTLY_REFUNDED', meta: { actor: 'system', action: '수동 일부 환불' } },
        ],
      },
    },
    PARTLY_REFUNDED: {
      meta: { label: '일부 환불 완료' },
      tags: ['ended'],
      on: {
        'claim.requoted': {
          target: 'REFUNDING',
          actions: 'refundPayment',
          meta: { actor: 'seller', action: '귀책 변경' },
        },
      },
    },
    REFUNDED: { meta: { label: '환불 완료' }, tags: ['ended', 'terminal'] },
    CANCELLED: { meta: { label: '추가결제 취소' }, tags: ['ended', 'terminal'] },
  },
})
