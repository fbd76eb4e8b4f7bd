/** Reasons why a claim costs the buyer something. Source: domain-rules §1.5. */
export const ADDITIONAL_REASONS = [
  'INITIAL_FEE',
  'WITHDRAWN_DISCOUNT',
  'RETURN_FEE',
  'EXCHANGE_FEE',
  'AREA_EXTRA',
] as const
export type AdditionalReason = (typeof ADDITIONAL_REASONS)[number]

/** Text for a reason. Source: domain-rules §1.4, §1.7. */
export const ADDITIONAL_REASON_LABELS: Record<AdditionalReason, string> = {
  INITIAL_FEE: '최초 배송비',
  WITHDRAWN_DISCOUNT: '취소되는 스토어 쿠폰 할인',
  RETURN_FEE: '반품 배송비',
  EXCHANGE_FEE: '교환 배송비',
  AREA_EXTRA: '도서산간 추가 배송비',
}
