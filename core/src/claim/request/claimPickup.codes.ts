/** Ways in which the products of an exchange or a return get to the seller. Source: domain-rules §7.3. */
export const PICKUP_METHODS = ['COLLECT', 'SEND'] as const
export type PickupMethod = (typeof PICKUP_METHODS)[number]

/** Text for a way. Source: domain-rules §7.3. */
export const PICKUP_METHOD_LABELS: Readonly<Record<PickupMethod, string>> = {
  COLLECT: '택배기사 방문 수거',
  SEND: '직접 보내기',
}

/** Progress of a pickup. Source: domain-rules §8. */
export const PICKUP_STATUSES = ['WAITING', 'COLLECTED'] as const
export type PickupStatus = (typeof PICKUP_STATUSES)[number]

/** Text for a status. Source: domain-rules §8. */
export const PICKUP_STATUS_LABELS: Readonly<Record<PickupStatus, string>> = {
  WAITING: '수거 대기',
  COLLECTED: '수거 완료',
}
