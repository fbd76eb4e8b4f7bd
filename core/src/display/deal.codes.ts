export const DEAL_STATES = ['COMING', 'RUNNING', 'SOLD_OUT', 'ENDED', 'STOPPED'] as const

/** State of a deal at a moment. Source: market-rules §1.4. */
export type DealState = (typeof DEAL_STATES)[number]

export const DEAL_STATE_LABELS: Readonly<Record<DealState, string>> = {
  COMING: '오픈 예정',
  RUNNING: '진행 중',
  SOLD_OUT: '품절',
  ENDED: '종료',
  STOPPED: '중단',
}

export const DEAL_STATUSES = ['RUNNING', 'COMING', 'ENDED'] as const

/** Tab over deals (`dealStatusEnum`); a sold-out deal stays among the running ones. Source: market-rules §1.4. */
export type DealStatus = (typeof DEAL_STATUSES)[number]

export const DEAL_STATUS_LABELS: Readonly<Record<DealStatus, string>> = {
  RUNNING: '진행 중',
  COMING: '오픈 예정',
  ENDED: '종료',
}

export const DEAL_AFTER_ENDS = ['RETURN', 'FINISH'] as const

/** After a deal its product goes on at its own price, or its sale is over. Source: market-rules §1.4. */
export type DealAfterEnd = (typeof DEAL_AFTER_ENDS)[number]
