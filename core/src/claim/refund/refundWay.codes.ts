/**
 * Ways of a refund: the gateway cancels the payment, or the amount is transferred to an account that the buyer names.
 * Source: domain-rules §1.8.
 */
export const REFUND_WAYS = ['GATEWAY', 'ACCOUNT'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]
