/** Reasons why a running claim waits, besides its status. Source: domain-rules §1.1 (holdback), A8. */
export const CLAIM_HOLDBACKS = ['ADD_PAYMENT_READY', 'RESHIPPING_OUT_OF_STOCK'] as const
export type ClaimHoldback = (typeof CLAIM_HOLDBACKS)[number]

/** Text for a reason. Source: domain-rules §1.1, A8. */
export const CLAIM_HOLDBACK_LABELS: Readonly<Record<ClaimHoldback, string>> = {
  ADD_PAYMENT_READY: '추가결제를 기다리고 있어요.',
  RESHIPPING_OUT_OF_STOCK: '교환할 상품의 재고를 기다리고 있어요.',
}
