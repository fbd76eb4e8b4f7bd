export const STORE_STATES = ['PREPARING', 'OPEN', 'PAUSED', 'SUSPENDED', 'CLOSED'] as const

/** State of a store: the keys of its chart, as stored. Source: market-rules §9.1, decision 127. */
export type StoreState = (typeof STORE_STATES)[number]

export const STORE_STATE_LABELS: Readonly<Record<StoreState, string>> = {
  PREPARING: '개점 준비 중',
  OPEN: '영업 중',
  PAUSED: '잠시 쉬는 중',
  SUSPENDED: '이용 정지',
  CLOSED: '폐점',
}

export const STORE_REQUIREMENTS = [
  'INTRODUCTION',
  'RETURN_ADDRESS',
  'BANK_ACCOUNT',
  'SHIPPING_POLICY',
  'LISTED_GOODS',
] as const

/** Requirement of a store before it opens. Source: market-rules §9.1, decision 149. */
export type StoreRequirement = (typeof STORE_REQUIREMENTS)[number]

export const STORE_REQUIREMENT_LABELS: Readonly<Record<StoreRequirement, string>> = {
  INTRODUCTION: '스토어 소개',
  RETURN_ADDRESS: '반품 주소',
  BANK_ACCOUNT: '예금주를 확인한 정산 계좌',
  SHIPPING_POLICY: '배송비 정책 1개',
  LISTED_GOODS: '판매 중인 상품 1개',
}

export const OPERATOR_STORE_EVENTS = ['system.suspend', 'system.release', 'system.close'] as const

/** Move of a store by an operator, as its chart names it. Source: market-rules §9.4. */
export type OperatorStoreEvent = (typeof OPERATOR_STORE_EVENTS)[number]
