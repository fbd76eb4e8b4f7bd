export const BUSINESS_STATES = ['ACTIVE', 'SUSPENDED', 'CLOSED', 'UNKNOWN'] as const

/** State of a business in the registry of the tax office; it may not know the number. Source: domain-rules §5.4. */
export type BusinessState = (typeof BUSINESS_STATES)[number]

export const BUSINESS_STATE_LABELS: Readonly<Record<BusinessState, string>> = {
  ACTIVE: '계속사업자',
  SUSPENDED: '휴업',
  CLOSED: '폐업',
  UNKNOWN: '등록되지 않은 번호',
}
