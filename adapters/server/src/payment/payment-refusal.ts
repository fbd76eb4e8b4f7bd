type Refused = { readonly additional_payment_id: number | null }

const NOTIFIED = ['PAYMENT_EXPIRED', 'PAYMENT_REPLACED', 'PAYMENT_UNCONFIRMED'] as const

/**
 * Refusal that the buyer is notified where a payment's chart refuses them. Time that is over ends an order; what a
 * claim asked for has ended with the claim.
 */
export function toPaymentRefusal({ additional_payment_id: additionalId }: Refused, reason: string) {
  if (reason === 'PAYMENT_EXPIRED' && additionalId !== null) return 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  return NOTIFIED.find((code) => code === reason) ?? 'PAYMENT_NOT_WAITING'
}
