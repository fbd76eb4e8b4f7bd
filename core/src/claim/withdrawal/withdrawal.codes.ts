/** Reasons why a claim cannot be withdrawn. Source: spec §3, §4. */
export const WITHDRAWAL_REFUSALS = [
  'NOT_CHANGE_STATUS',
  'CLAIM_WITHDRAW_COUNT_EXCEEDED',
  'NOT_CHANGE_ADDITIONAL_PAYMENT',
  'ADD_PAYMENT_REFUND_ERROR',
] as const
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number]
