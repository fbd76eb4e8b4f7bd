/** The states of an additional payment, as stored. Source: domain-rules §1.9. */
export const ADDITIONAL_PAYMENT_STATES = [
  'WAITING',
  'APPROVING',
  'PAID',
  'REFUNDING',
  'REFUND_FAILED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'CANCELLED',
] as const
export type AdditionalPaymentState = (typeof ADDITIONAL_PAYMENT_STATES)[number]

/** Text for a state of an additional payment. Source: domain-rules §1.9. */
export const ADDITIONAL_PAYMENT_STATE_LABELS: Record<AdditionalPaymentState, string> = {
  WAITING: '추가결제 대기',
  APPROVING: '결제 확인 중',
  PAID: '추가결제 완료',
  REFUNDING: '환불 진행 중',
  REFUND_FAILED: '환불 확인 중',
  PARTLY_REFUNDED: '일부 환불 완료',
  REFUNDED: '환불 완료',
  CANCELLED: '추가결제 취소',
}

/** Reason why an additional payment cannot end now: it is being paid or paid back at this moment; its refund failed. Source: domain-rules §1.9. */
export type AdditionalPaymentEndRefusal =
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'ADD_PAYMENT_REFUND_ERROR'
