/** States of a refund: the keys of its chart, as stored. Source: domain-rules §1.8. */
export const REFUND_STATES = ['REQUESTED', 'DONE', 'REFUSED'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Text for a state, for the buyer; a refused refund is paid by hand. Source: domain-rules §1.8. */
export const REFUND_STATE_LABELS: Record<RefundState, string> = {
  REQUESTED: '환불 진행 중',
  DONE: '환불 완료',
  REFUSED: '환불 확인 중',
}

/** Reason of the refund of money that came too late, in words for the gateway. Source: domain-rules §4.3. */
export const LATE_MONEY_REASON = '기한이 지나거나 끝난 결제에 들어온 돈'
