// Generated from payment.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type PaymentState =
  | 'PAYMENT_WAIT'
  | 'REQUESTED'
  | 'APPROVING'
  | 'DEPOSIT_READY'
  | 'DEPOSIT_COMPLETE'
  | 'DEPOSIT_COMPLETE_MANUAL'
  | 'DEPOSIT_CANCEL'
  | 'EXPIRED'
  | 'REPLACED'
  | 'REFUND_COMPLETE'
  | 'REFUND_COMPLETE_MANUAL'

export type PaymentEventType =
  | 'buyer.request'
  | 'buyer.payNothing'
  | 'buyer.reorder'
  | 'gateway.paidLate'
  | 'system.paymentDue'
  | 'additionalPayment.closed'
  | 'buyer.return'
  | 'gateway.declined'
  | 'gateway.approved'
  | 'gateway.accountIssued'
  | 'gateway.unanswered'
  | 'system.approvalRecorded'
  | 'system.approvalEnded'
  | 'gateway.deposited'
  | 'system.depositRecorded'
  | 'buyer.cancelDeposit'
  | 'gateway.depositReversed'
  | 'system.refund'
  | 'gateway.refunded'
  | 'system.refundRecorded'
  | 'order.closedFree'

export type PaymentFact =
  | 'isFree'
  | 'isOverdue'
  | 'isAmountEqual'
  | 'isUnprepared'
  | 'isRefundable'
  | 'isRefundWhole'

export type PaymentEffect =
  | 'notifyItemsPaid'
  | 'notifyItemsExpired'
  | 'returnCoupons'
  | 'returnMoney'
  | 'confirmAtGateway'
  | 'scheduleDepositDue'
  | 'notifyItemsAwaitingDeposit'
  | 'askOutcomeLater'
  | 'notifyItemsCancelled'
  | 'closeAccount'
  | 'alertOperator'
  | 'refundAtGateway'
  | 'refundByHand'

export type PaymentRefusal =
  | 'PAYMENT_NOT_WAITING'
  | 'PAYMENT_UNCONFIRMED'
  | 'PAYMENT_EXPIRED'
  | 'PAYMENT_REPLACED'
  | 'PAYMENT_NOT_FREE'
  | 'PAYMENT_NOT_DUE'
  | 'PAYMENT_AMOUNT_DIFFERS'
  | 'PAYMENT_REFUND_TOO_LARGE'

export type PaymentTag =
  | 'payable'
  | 'busy'
  | 'awaitingDeposit'
  | 'paid'
  | 'terminal'

/** The states of the chart `payment` by their tags. */
export const PAYMENT_STATES_WITH = {
  payable: ['PAYMENT_WAIT', 'REQUESTED'],
  busy: ['APPROVING'],
  awaitingDeposit: ['DEPOSIT_READY'],
  paid: ['DEPOSIT_COMPLETE', 'DEPOSIT_COMPLETE_MANUAL'],
  terminal: ['DEPOSIT_CANCEL', 'EXPIRED', 'REPLACED', 'REFUND_COMPLETE', 'REFUND_COMPLETE_MANUAL'],
} as const

/** The chart `payment` as data, for whoever asks without a statechart library. */
export const PAYMENT_TABLE: ChartTable<
  PaymentState,
  PaymentEventType,
  PaymentFact,
  PaymentEffect,
  PaymentRefusal,
  PaymentTag
> = {
  initial: 'PAYMENT_WAIT',
  otherwise: {
    PAYMENT_WAIT: 'PAYMENT_NOT_WAITING',
    REQUESTED: 'PAYMENT_NOT_WAITING',
    APPROVING: 'PAYMENT_UNCONFIRMED',
    DEPOSIT_READY: 'PAYMENT_NOT_WAITING',
    DEPOSIT_COMPLETE: 'PAYMENT_NOT_WAITING',
    DEPOSIT_COMPLETE_MANUAL: 'PAYMENT_NOT_WAITING',
    DEPOSIT_CANCEL: 'PAYMENT_NOT_WAITING',
    EXPIRED: 'PAYMENT_EXPIRED',
    REPLACED: 'PAYMENT_REPLACED',
    REFUND_COMPLETE: 'PAYMENT_NOT_WAITING',
    REFUND_COMPLETE_MANUAL: 'PAYMENT_NOT_WAITING',
  },
  tags: {
    PAYMENT_WAIT: ['payable'],
    REQUESTED: ['payable'],
    APPROVING: ['busy'],
    DEPOSIT_READY: ['awaitingDeposit'],
    DEPOSIT_COMPLETE: ['paid'],
    DEPOSIT_COMPLETE_MANUAL: ['paid'],
    DEPOSIT_CANCEL: ['terminal'],
    EXPIRED: ['terminal'],
    REPLACED: ['terminal'],
    REFUND_COMPLETE: ['terminal'],
    REFUND_COMPLETE_MANUAL: ['terminal'],
  },
  steps: {
    PAYMENT_WAIT: {
      'buyer.request': [{ event: 'buyer.request', target: 'REQUESTED', guard: null, effects: [], meta: { actor: 'buyer', action: '결제 요청' } }],
      'buyer.payNothing': [{ event: 'buyer.payNothing', target: 'DEPOSIT_COMPLETE', guard: 'isFree', effects: ['notifyItemsPaid'], meta: { actor: 'buyer', action: '0원 결제', otherwise: 'PAYMENT_NOT_FREE' } }],
      'buyer.reorder': [{ event: 'buyer.reorder', target: 'REPLACED', guard: null, effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'buyer', action: '다시 주문' } }],
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'PAYMENT_WAIT', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'system.paymentDue': [{ event: 'system.paymentDue', target: 'EXPIRED', guard: 'isOverdue', effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'system', action: '결제 시간 만료', otherwise: 'PAYMENT_NOT_DUE' } }],
      'additionalPayment.closed': [{ event: 'additionalPayment.closed', target: 'EXPIRED', guard: null, effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'system', action: '추가결제 종료' } }],
    },
    REQUESTED: {
      'buyer.request': [{ event: 'buyer.request', target: 'REQUESTED', guard: null, effects: [], meta: { actor: 'buyer', action: '결제 재요청' } }],
      'buyer.return': [{ event: 'buyer.return', target: 'APPROVING', guard: 'isAmountEqual', effects: ['confirmAtGateway'], meta: { actor: 'buyer', action: '승인 요청', otherwise: 'PAYMENT_AMOUNT_DIFFERS' } }],
      'buyer.reorder': [{ event: 'buyer.reorder', target: 'REPLACED', guard: null, effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'buyer', action: '다시 주문' } }],
      'gateway.declined': [{ event: 'gateway.declined', target: 'PAYMENT_WAIT', guard: null, effects: [], meta: { actor: 'gateway', action: '중단' } }],
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'REQUESTED', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'system.paymentDue': [{ event: 'system.paymentDue', target: 'EXPIRED', guard: 'isOverdue', effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'system', action: '결제 시간 만료', otherwise: 'PAYMENT_NOT_DUE' } }],
      'additionalPayment.closed': [{ event: 'additionalPayment.closed', target: 'EXPIRED', guard: null, effects: ['notifyItemsExpired', 'returnCoupons'], meta: { actor: 'system', action: '추가결제 종료' } }],
    },
    APPROVING: {
      'gateway.approved': [{ event: 'gateway.approved', target: 'DEPOSIT_COMPLETE', guard: null, effects: ['notifyItemsPaid'], meta: { actor: 'gateway', action: '승인' } }],
      'gateway.accountIssued': [{ event: 'gateway.accountIssued', target: 'DEPOSIT_READY', guard: null, effects: ['scheduleDepositDue', 'notifyItemsAwaitingDeposit'], meta: { actor: 'gateway', action: '계좌 발급' } }],
      'gateway.declined': [{ event: 'gateway.declined', target: 'PAYMENT_WAIT', guard: null, effects: [], meta: { actor: 'gateway', action: '거절' } }],
      'gateway.unanswered': [{ event: 'gateway.unanswered', target: 'APPROVING', guard: null, effects: ['askOutcomeLater'], meta: { actor: 'gateway', action: '응답 없음' } }],
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'APPROVING', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'system.approvalRecorded': [{ event: 'system.approvalRecorded', target: 'DEPOSIT_COMPLETE_MANUAL', guard: null, effects: ['notifyItemsPaid'], meta: { actor: 'system', action: '수동 승인' } }],
      'system.approvalEnded': [{ event: 'system.approvalEnded', target: 'PAYMENT_WAIT', guard: null, effects: [], meta: { actor: 'system', action: '승인 없음 확인' } }],
    },
    DEPOSIT_READY: {
      'gateway.deposited': [{ event: 'gateway.deposited', target: 'DEPOSIT_COMPLETE', guard: 'isAmountEqual', effects: ['notifyItemsPaid'], meta: { actor: 'gateway', action: '입금', otherwise: 'PAYMENT_AMOUNT_DIFFERS' } }],
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'DEPOSIT_READY', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'system.depositRecorded': [{ event: 'system.depositRecorded', target: 'DEPOSIT_COMPLETE_MANUAL', guard: null, effects: ['notifyItemsPaid'], meta: { actor: 'system', action: '수동 입금' } }],
      'buyer.cancelDeposit': [{ event: 'buyer.cancelDeposit', target: 'DEPOSIT_CANCEL', guard: null, effects: ['notifyItemsCancelled', 'closeAccount', 'returnCoupons'], meta: { actor: 'buyer', action: '입금 전 취소' } }],
      'system.paymentDue': [{ event: 'system.paymentDue', target: 'DEPOSIT_CANCEL', guard: 'isOverdue', effects: ['notifyItemsExpired', 'closeAccount', 'returnCoupons'], meta: { actor: 'system', action: '입금 기한 만료', otherwise: 'PAYMENT_NOT_DUE' } }],
      'additionalPayment.closed': [{ event: 'additionalPayment.closed', target: 'DEPOSIT_CANCEL', guard: null, effects: ['notifyItemsExpired', 'closeAccount', 'returnCoupons'], meta: { actor: 'system', action: '추가결제 종료' } }],
    },
    DEPOSIT_COMPLETE: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'DEPOSIT_COMPLETE', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'gateway.depositReversed': [
        { event: 'gateway.depositReversed', target: 'DEPOSIT_READY', guard: 'isUnprepared', effects: ['scheduleDepositDue', 'notifyItemsAwaitingDeposit'], meta: { actor: 'gateway', action: '입금 취소' } },
        { event: 'gateway.depositReversed', target: 'DEPOSIT_COMPLETE', guard: null, effects: ['alertOperator'], meta: { actor: 'gateway', action: '준비 후 취소' } },
      ],
      'system.refund': [{ event: 'system.refund', target: 'DEPOSIT_COMPLETE', guard: 'isRefundable', effects: ['refundAtGateway'], meta: { actor: 'system', action: '환불 요청', otherwise: 'PAYMENT_REFUND_TOO_LARGE' } }],
      'gateway.refunded': [
        { event: 'gateway.refunded', target: 'REFUND_COMPLETE', guard: 'isRefundWhole', effects: [], meta: { actor: 'gateway', action: '환불' } },
        { event: 'gateway.refunded', target: 'DEPOSIT_COMPLETE', guard: null, effects: [], meta: { actor: 'gateway', action: '부분 환불' } },
      ],
      'system.refundRecorded': [
        { event: 'system.refundRecorded', target: 'REFUND_COMPLETE_MANUAL', guard: 'isRefundWhole', effects: [], meta: { actor: 'system', action: '수동 환불' } },
        { event: 'system.refundRecorded', target: 'DEPOSIT_COMPLETE', guard: null, effects: [], meta: { actor: 'system', action: '수동 부분 환불' } },
      ],
      'order.closedFree': [{ event: 'order.closedFree', target: 'REFUND_COMPLETE', guard: 'isFree', effects: [], meta: { actor: 'system', action: '0원 주문 종료', otherwise: 'PAYMENT_NOT_FREE' } }],
    },
    DEPOSIT_COMPLETE_MANUAL: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'DEPOSIT_COMPLETE_MANUAL', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
      'system.refund': [{ event: 'system.refund', target: 'DEPOSIT_COMPLETE_MANUAL', guard: 'isRefundable', effects: ['refundByHand'], meta: { actor: 'system', action: '환불 요청', otherwise: 'PAYMENT_REFUND_TOO_LARGE' } }],
      'system.refundRecorded': [
        { event: 'system.refundRecorded', target: 'REFUND_COMPLETE_MANUAL', guard: 'isRefundWhole', effects: [], meta: { actor: 'system', action: '수동 환불' } },
        { event: 'system.refundRecorded', target: 'DEPOSIT_COMPLETE_MANUAL', guard: null, effects: [], meta: { actor: 'system', action: '수동 부분 환불' } },
      ],
    },
    DEPOSIT_CANCEL: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'DEPOSIT_CANCEL', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
    },
    EXPIRED: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'EXPIRED', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
    },
    REPLACED: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'REPLACED', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
    },
    REFUND_COMPLETE: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'REFUND_COMPLETE', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
    },
    REFUND_COMPLETE_MANUAL: {
      'gateway.paidLate': [{ event: 'gateway.paidLate', target: 'REFUND_COMPLETE_MANUAL', guard: null, effects: ['returnMoney'], meta: { actor: 'gateway', action: '늦은 입금·승인' } }],
    },
  },
}
