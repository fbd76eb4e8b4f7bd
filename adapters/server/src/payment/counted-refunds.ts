import type { Won } from '@jangteo/core/money/money.rules'

/**
 * Sums the refunds that count against a payment, done or on their way. Money that came in too late goes back too, but it
 * never counted as paid.
 */
export function sumOfCounted(
  refunds: readonly { readonly amount: Won; readonly claim_id: number | null }[],
): Won {
  const counted = refunds.filter(({ claim_id: claimId }) => claimId !== null)
  return counted.reduce((sum, { amount }) => sum + amount, 0)
}
