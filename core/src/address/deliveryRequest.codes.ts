export const DELIVERY_REQUESTS = [
  'FRONT_DOOR',
  'CALL_BEFORE_DELIVERY',
  'SECURITY_OFFICE',
  'CALL_WHEN_ABSENT',
  'DIRECT_INPUT',
] as const

/** Preset request to the courier who delivers. Source: spec §3, shipping request presets. */
export type DeliveryRequest = (typeof DELIVERY_REQUESTS)[number]

export const DELIVERY_REQUEST_LABELS: Readonly<Record<DeliveryRequest, string>> = {
  FRONT_DOOR: '문 앞에 놓아 주세요',
  CALL_BEFORE_DELIVERY: '배송 전에 연락 주세요',
  SECURITY_OFFICE: '경비실에 맡겨 주세요',
  CALL_WHEN_ABSENT: '부재 시 전화나 문자 주세요',
  DIRECT_INPUT: '직접 입력',
}

export const PICKUP_REQUESTS = [
  'AT_DOOR',
  'CALL_BEFORE_PICKUP',
  'CALL_WHEN_ABSENT',
  'DIRECT_INPUT',
] as const

/** Preset request to the courier who collects. Source: spec §3, shipping request presets. */
export type PickupRequest = (typeof PICKUP_REQUESTS)[number]

export const PICKUP_REQUEST_LABELS: Readonly<Record<PickupRequest, string>> = {
  AT_DOOR: '문 앞에 있어요',
  CALL_BEFORE_PICKUP: '수거 전 연락 주세요',
  CALL_WHEN_ABSENT: '부재 시 연락 주세요',
  DIRECT_INPUT: '직접 입력',
}
