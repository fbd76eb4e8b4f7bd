/** The states of money on its way back: the keys of its chart, as stored. Source: domain-rules §1.8. */
export const REFUND_STATES = ['REQUESTED', 'DONE', 'REFUSED'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Text that a buyer reads: a refused refund is in the hands of people, who will pay it. Source: domain-rules §1.8. */
export const REFUND_STATE_LABELS: Record<RefundState, string> = {
  REQUESTED: '환불 진행 중',
  DONE: '환불 완료',
  REFUSED: '환불 확인 중',
}

/** Reason why money goes back that nobody waited for; the words for the gateway's desk. Source: domain-rules §4.3. */
export const LATE_MONEY_REASON = '기한이 지나거나 끝난 결제에 들어온 돈'
