/** Reasons why a claim cannot be requested or withdrawn. Source: spec §3 (claim-check results), domain-rules A5–A8. */
export const CLAIM_CHECK_REFUSALS = [
  'NOT_CHANGE_STATUS',
  'NOT_CHANGE_ADDITIONAL_PAYMENT',
  'ORDER_ITEM_CLAIM_IN_PROGRESS',
  'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  'NOT_PART_CLAIM_ADD_GOODS',
  'ADD_PAYMENT_REFUND_ERROR',
  'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
] as const
export type ClaimCheckRefusal = (typeof CLAIM_CHECK_REFUSALS)[number]

/** Refusals caused by a running claim; they keep a seller from refusing to sell, too. Source: domain-rules A5. */
export const CLAIM_CONFLICTS = [
  'ORDER_ITEM_CLAIM_IN_PROGRESS',
  'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
  'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
] as const satisfies readonly ClaimCheckRefusal[]
export type ClaimConflict = (typeof CLAIM_CONFLICTS)[number]

/** Refusals of a request; the others are of a withdrawal. */
export type ClaimRequestCheckRefusal = Exclude<
  ClaimCheckRefusal,
  'NOT_CHANGE_ADDITIONAL_PAYMENT' | 'ADD_PAYMENT_REFUND_ERROR'
>

/** Every result of a claim check; one of them is success. Source: spec §3, domain-rules A7. */
export const CLAIM_CHECK_RESULTS = ['SUCCESS_CHANGE_APPLY', ...CLAIM_CHECK_REFUSALS] as const
export type ClaimCheckResult = (typeof CLAIM_CHECK_RESULTS)[number]
