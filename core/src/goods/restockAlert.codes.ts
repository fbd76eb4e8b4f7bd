export const RESTOCK_ALERT_STATES = ['WAITING', 'NOTIFIED', 'ENDED', 'REMOVED'] as const

/** State of a restock alert: the keys of its chart, as stored. Source: spec §4. */
export type RestockAlertState = (typeof RESTOCK_ALERT_STATES)[number]

export const RESTOCK_ALERT_STATE_LABELS: Readonly<Record<RestockAlertState, string>> = {
  WAITING: '알림 대기',
  NOTIFIED: '알림 완료',
  ENDED: '판매 종료',
  REMOVED: '삭제',
}
