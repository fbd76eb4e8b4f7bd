/** The steps of a claim request, in order; a cancel has no pickup and leaves it out. Source: decision 039. */
export const CLAIM_REQUEST_STEPS = ['ITEMS', 'REASON', 'PICKUP', 'REFUND'] as const
export type ClaimRequestStep = (typeof CLAIM_REQUEST_STEPS)[number]

/** Text for a step. Source: domain-rules §7.3. */
export const CLAIM_REQUEST_STEP_LABELS: Readonly<Record<ClaimRequestStep, string>> = {
  ITEMS: '상품 선택',
  REASON: '사유 선택',
  PICKUP: '수거 정보',
  REFUND: '환불 정보',
}
