export const LEAVE_REASONS = [
  'RARELY_USED',
  'FEW_GOODS',
  'DEAR_GOODS',
  'SLOW_DELIVERY',
  'HARD_TO_USE',
  'PRIVACY',
  'OTHER',
] as const

/** Reason why a member closes the account. Source: spec §5, decision 024. */
export type LeaveReason = (typeof LEAVE_REASONS)[number]

export const LEAVE_REASON_LABELS: Readonly<Record<LeaveReason, string>> = {
  RARELY_USED: '자주 이용하지 않아요',
  FEW_GOODS: '사고 싶은 상품이 없어요',
  DEAR_GOODS: '상품 가격이 비싸요',
  SLOW_DELIVERY: '배송이 느려요',
  HARD_TO_USE: '이용하기 불편해요',
  PRIVACY: '개인정보가 걱정돼요',
  OTHER: '기타',
}

export const LEAVE_PROOFS = ['PASSWORD', 'VERIFICATION', 'PHRASE'] as const

/** Proof that it is the member who leaves. Source: market-rules §7, decision 121. */
export type LeaveProof = (typeof LEAVE_PROOFS)[number]

/** Phrase that a member types who has neither a password nor a verified identity. Source: decision 121. */
export const LEAVE_PHRASE = '탈퇴합니다'
