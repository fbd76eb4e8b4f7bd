import type { Won } from '../money/money.rules.ts'

/** Most won that one operator records as paid by hand; above it another one approves. Source: market-rules §9.2. */
export const HAND_MONEY_ALONE_MAX_WON = 1_000_000

/**
 * True when a refund or a deposit by hand takes two operators. Source: market-rules §9.2.
 * @example takesTwoOperators(1_000_000) // false
 */
export function takesTwoOperators(amount: Won): boolean {
  return amount > HAND_MONEY_ALONE_MAX_WON
}
