/** Charts whose rows have a history. */
export const HISTORY_CHARTS = [
  'orderItem',
  'cancelClaim',
  'exchangeClaim',
  'returnClaim',
  'additionalPayment',
  'payment',
  'refund',
] as const
export type HistoryChart = (typeof HISTORY_CHARTS)[number]

/** Differences of a recorded step from the current chart. */
export const HISTORY_DIVERGENCES = [
  'STATE_UNKNOWN',
  'EVENT_UNKNOWN',
  'TARGET_DIFFERS',
  'ACTOR_DIFFERS',
  'NOT_CONTINUED',
] as const
export type HistoryDivergence = (typeof HISTORY_DIVERGENCES)[number]

/** Text for a difference, for developers. */
export const HISTORY_DIVERGENCE_LABELS: Record<HistoryDivergence, string> = {
  STATE_UNKNOWN: '지금 도표에 없는 상태예요.',
  EVENT_UNKNOWN: '지금 도표에서는 이 상태에 없는 일이에요.',
  TARGET_DIFFERS: '지금 도표에서는 다른 상태로 가는 일이에요.',
  ACTOR_DIFFERS: '지금 도표에서는 다른 쪽이 하는 일이에요.',
  NOT_CONTINUED: '앞 기록이 끝난 상태에서 시작하지 않아요.',
}
