import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a payment that its chart decides by; `payment.rules` computes them. */
export type PaymentFacts = {
  /** The order costs nothing. */
  readonly isFree: boolean
  /** The amount that the gateway is asked for, or that came in, is the order's. */
  readonly isAmountEqual: boolean
  /** The time to pay has passed. */
  readonly isOverdue: boolean
  /** No item of the order has left its seller's list of paid orders. */
  readonly isUnprepared: boolean
  /** The refund fits into what is left of the payment. */
  readonly isRefundable: boolean
  /** After this refund nothing is left. */
  readonly isRefundWhole: boolean
}

/** Events of a payment. */
export type PaymentEvent = {
  readonly type:
    | 'buyer.request'
    | 'buyer.payNothing'
    | 'buyer.return'
    | 'buyer.cancelDeposit'
    | 'buyer.reorder'
    | 'gateway.approved'
    | 'gateway.accountIssued'
    | 'gateway.declined'
    | 'gateway.unanswered'
    | 'gateway.deposited'
    | 'gateway.depositReversed'
    | 'gateway.paidLate'
    | 'gateway.refunded'
    | 'system.paymentDue'
    | 'system.depositRecorded'
    | 'system.approvalRecorded'
    | 'system.approvalEnded'
    | 'system.refund'
    | 'system.refundRecorded'
    | 'additionalPayment.closed'
    | 'order.closedFree'
}

type Tag = 'payable' | 'busy' | 'awaitingDeposit' | 'paid' | 'terminal'
type Refusal =
  | 'PAYMENT_NOT_WAITING'
  | 'PAYMENT_UNCONFIRMED'
  | 'PAYMENT_EXPIRED'
  | 'PAYMENT_REPLACED'
  | 'PAYMENT_NOT_FREE'
  | 'PAYMENT_AMOUNT_DIFFERS'
  | 'PAYMENT_NOT_DUE'
  | 'PAYMENT_REFUND_TOO_LARGE'

const types: ChartTypes<PaymentFacts, PaymentEvent, Tag, Refusal> = {}
function asData() {}

const NOTHING_KNOWN: PaymentFacts = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

/** Money that nobody waits for goes back, whatever the order has become. */
const LATE_MONEY = { actions: 'returnMoney', meta: { actor: 'gateway', action: '늦은 입금·승인' } } as const

/** Nobody paid in time. */
const PAYMENT_DUE = {
  target: 'EXPIRED',
  guard: 'isOverdue',
  meta: { actor: 'system', action: '결제 시간 만료', otherwise: 'PAYMENT_NOT_DUE' },
} as const

/** Nobody paid into the account in time. */
const DEPOSIT_DUE = {
  target: 'DEPOSIT_CANCEL',
  guard: 'isOverdue',
  actions: 'notifyItemsExpired',
  meta: { actor: 'system', action: '입금 기한 만료', otherwise: 'PAYMENT_NOT_DUE' },
} as const

/** Nothing is left of an order that cost nothing. */
const CLOSED_FREE = {
  target: 'REFUND_COMPLETE',
  guard: 'isFree',
  meta: { actor: 'system', action: '0원 주문 종료', otherwise: 'PAYMENT_NOT_FREE' },
} as const

/** The payment that a claim asked for is not needed any more. */
const CLOSED = { target: 'EXPIRED', meta: { actor: 'system', action: '추가결제 종료' } } as const

/** Its account takes no money any more. */
const ACCOUNT_CLOSED = {
  target: 'DEPOSIT_CANCEL',
  actions: 'notifyItemsExpired',
  meta: { actor: 'system', action: '추가결제 종료' },
} as const

/** Refund of a deposit that the gateway does not know of. */
const REFUND_BY_HAND = {
  guard: 'isRefundable',
  actions: 'refundByHand',
  meta: { actor: 'system', action: '환불 요청', otherwise: 'PAYMENT_REFUND_TOO_LARGE' },
} as const

/**
 * The money of one order, from the first attempt to the last refund. An attempt opens the gateway's window; the buyer
 * comes back from it and the gateway is asked to approve. While it is asked (`APPROVING`) nothing else may happen to
 * the order: no second attempt, no expiry; an answer that never came is asked for again until the gateway says what
 * happened. Where it never does, an operator looks there and records that the money came, or that it did not; an
 * approval that shows after that is money that nobody waits for.
 * `gateway.paidLate` is money that nobody waits for: a deposit into an account that was closed, an approval of an
 * attempt that was over. Whatever the order has become meanwhile, it is sent back. What a claim asks for is paid by
 * such a payment too; one that is asked for no more ends with `additionalPayment.closed`. An order that cost nothing
 * ends with `order.closedFree` once nothing of it is left: no gateway is asked. A buyer who orders the same again has
 * another order: this one ends, unless it is being approved. A deposit that the bank takes back leads to
 * `DEPOSIT_READY` while no seller has begun; after that only a person can decide. A refund is a row of its own with its
 * own chart; this one learns of it when it is asked for and when it is done. A deposit that an operator recorded is
 * unknown to the gateway, so a person refunds it too. Money that was sent back is no refund of the order. What the
 * gateway's answer is news of says `gatewayNews.rules`. Source: spec §3 and §7, domain-rules §1.8, §4.1, §4.3, A12,
 * A57, decision 044, decision 065.
 */
export const paymentChart = setup({
  types,
  guards: {
    isFree: ({ context }) => context.isFree,
    isAmountEqual: ({ context }) => context.isAmountEqual,
    isOverdue: ({ context }) => context.isOverdue,
    isUnprepared: ({ context }) => context.isUnprepared,
    isRefundable: ({ context }) => context.isRefundable,
    isRefundWhole: ({ context }) => context.isRefundWhole,
  },
  actions: {
    confirmAtGateway: asData,
    askOutcomeLater: asData,
    scheduleDepositDue: asData,
    closeAccount: asData,
    returnMoney: asData,
    refundAtGateway: asData,
    refundByHand: asData,
    alertOperator: asData,
    notifyItemsPaid: asData,
    notifyItemsAwaitingDeposit: asData,
    notifyItemsCancelled: asData,
    notifyItemsExpired: asData,
    returnCoupons: asData,
  },
}).createMachine({
  id: 'payment',
  meta: { label: '결제', otherwise: 'PAYMENT_NOT_WAITING' },
  context: NOTHING_KNOWN,
  initial: 'PAYMENT_WAIT',
  states: {
    PAYMENT_WAIT: {
      meta: { label: '결제대기' },
      tags: ['payable'],
      on: {
        'buyer.request': { target: 'REQUESTED', meta: { actor: 'buyer', action: '결제 요청' } },
        'buyer.payNothing': {
          target: 'DEPOSIT_COMPLETE',
          guard: 'isFree',
          meta: { actor: 'buyer', action: '0원 결제', otherwise: 'PAYMENT_NOT_FREE' },
        },
        'buyer.reorder': { target: 'REPLACED', meta: { actor: 'buyer', action: '다시 주문' } },
        'gateway.paidLate': LATE_MONEY,
        'system.paymentDue': PAYMENT_DUE,
        'additionalPayment.closed': CLOSED,
      },
    },
    REQUESTED: {
      meta: { label: '결제창 열림' },
      tags: ['payable'],
      on: {
        'buyer.request': { target: 'REQUESTED', meta: { actor: 'buyer', action: '결제 재요청' } },
        'buyer.return': {
          target: 'APPROVING',
          guard: 'isAmountEqual',
          actions: 'confirmAtGateway',
          meta: { actor: 'buyer', action: '승인 요청', otherwise: 'PAYMENT_AMOUNT_DIFFERS' },
        },
        'buyer.reorder': { target: 'REPLACED', meta: { actor: 'buyer', action: '다시 주문' } },
        'gateway.declined': { target: 'PAYMENT_WAIT', meta: { actor: 'gateway', action: '중단' } },
        'gateway.paidLate': LATE_MONEY,
        'system.paymentDue': PAYMENT_DUE,
        'additionalPayment.closed': CLOSED,
      },
    },
    APPROVING: {
      meta: { label: '승인 중', otherwise: 'PAYMENT_UNCONFIRMED' },
      tags: ['busy'],
      on: {
        'gateway.approved': { target: 'DEPOSIT_COMPLETE', meta: { actor: 'gateway', action: '승인' } },
        'gateway.accountIssued': { target: 'DEPOSIT_READY', meta: { actor: 'gateway', action: '계좌 발급' } },
        'gateway.declined': { target: 'PAYMENT_WAIT', meta: { actor: 'gateway', action: '거절' } },
        'gateway.unanswered': {
          target: 'APPROVING',
          reenter: true,
          actions: 'askOutcomeLater',
          meta: { actor: 'gateway', action: '응답 없음' },
        },
        'gateway.paidLate': LATE_MONEY,
        'system.approvalRecorded': {
          target: 'DEPOSIT_COMPLETE_MANUAL',
          meta: { actor: 'system', action: '수동 승인' },
        },
        'system.approvalEnded': { target: 'PAYMENT_WAIT', meta: { actor: 'system', action: '승인 없음 확인' } },
      },
    },
    DEPOSIT_READY: {
      meta: { label: '입금대기' },
      tags: ['awaitingDeposit'],
      entry: ['scheduleDepositDue', 'notifyItemsAwaitingDeposit'],
      on: {
        'gateway.deposited': {
          target: 'DEPOSIT_COMPLETE',
          guard: 'isAmountEqual',
          meta: { actor: 'gateway', action: '입금', otherwise: 'PAYMENT_AMOUNT_DIFFERS' },
        },
        'gateway.paidLate': LATE_MONEY,
        'system.depositRecorded': { target: 'DEPOSIT_COMPLETE_MANUAL', meta: { actor: 'system', action: '수동 입금' } },
        'buyer.cancelDeposit': {
          target: 'DEPOSIT_CANCEL',
          actions: 'notifyItemsCancelled',
          meta: { actor: 'buyer', action: '입금 전 취소' },
        },
        'system.paymentDue': DEPOSIT_DUE,
        'additionalPayment.closed': ACCOUNT_CLOSED,
      },
    },
    DEPOSIT_COMPLETE: {
      meta: { label: '결제완료' },
      tags: ['paid'],
      entry: 'notifyItemsPaid',
      on: {
        'gateway.paidLate': LATE_MONEY,
        'gateway.depositReversed': [
          { target: 'DEPOSIT_READY', guard: 'isUnprepared', meta: { actor: 'gateway', action: '입금 취소' } },
          { target: 'DEPOSIT_COMPLETE', actions: 'alertOperator', meta: { actor: 'gateway', action: '준비 후 취소' } },
        ],
        'system.refund': {
          target: 'DEPOSIT_COMPLETE',
          guard: 'isRefundable',
          actions: 'refundAtGateway',
          meta: { actor: 'system', action: '환불 요청', otherwise: 'PAYMENT_REFUND_TOO_LARGE' },
        },
        'gateway.refunded': [
          { target: 'REFUND_COMPLETE', guard: 'isRefundWhole', meta: { actor: 'gateway', action: '환불' } },
          { target: 'DEPOSIT_COMPLETE', meta: { actor: 'gateway', action: '부분 환불' } },
        ],
        'system.refundRecorded': [
          { target: 'REFUND_COMPLETE_MANUAL', guard: 'isRefundWhole', meta: { actor: 'system', action: '수동 환불' } },
          { target: 'DEPOSIT_COMPLETE', meta: { actor: 'system', action: '수동 부분 환불' } },
        ],
        'order.closedFree': CLOSED_FREE,
      },
    },
    DEPOSIT_COMPLETE_MANUAL: {
      meta: { label: '결제완료(수동)' },
      tags: ['paid'],
      entry: 'notifyItemsPaid',
      on: {
        'gateway.paidLate': LATE_MONEY,
        'system.refund': REFUND_BY_HAND,
        'system.refundRecorded': [
          { target: 'REFUND_COMPLETE_MANUAL', guard: 'isRefundWhole', meta: { actor: 'system', action: '수동 환불' } },
          { target: 'DEPOSIT_COMPLETE_MANUAL', meta: { actor: 'system', action: '수동 부분 환불' } },
        ],
      },
    },
    DEPOSIT_CANCEL: {
      meta: { label: '입금취소' },
      tags: ['terminal'],
      entry: ['closeAccount', 'returnCoupons'],
      on: { 'gateway.paidLate': LATE_MONEY },
    },
    EXPIRED: {
      meta: { label: '결제만료', otherwise: 'PAYMENT_EXPIRED' },
      tags: ['terminal'],
      entry: ['notifyItemsExpired', 'returnCoupons'],
      on: { 'gateway.paidLate': LATE_MONEY },
    },
    REPLACED: {
      meta: { label: '새 주문으로 바뀜', otherwise: 'PAYMENT_REPLACED' },
      tags: ['terminal'],
      entry: ['notifyItemsExpired', 'returnCoupons'],
      on: { 'gateway.paidLate': LATE_MONEY },
    },
    REFUND_COMPLETE: { meta: { label: '환불완료' }, tags: ['terminal'], on: { 'gateway.paidLate': LATE_MONEY } },
    REFUND_COMPLETE_MANUAL: {
      meta: { label: '환불완료(수동)' },
      tags: ['terminal'],
      on: { 'gateway.paidLate': LATE_MONEY },
    },
  },
})
