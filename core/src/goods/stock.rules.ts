import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** Change of an option's stock by its seller, in pieces: `seenStock` is what the seller saw. */
export type StockChange = { readonly stock: number; readonly seenStock: number }

/**
 * Decides a change of stock: only what still has as many pieces as its seller saw is set, so that what was sold
 * meanwhile is not put back. Setting what is there already changes nothing and is allowed. The value says whether
 * anything changes. Refusal: STOCK_CHANGED. Source: market-rules §9.3.
 */
export function decideStockChange(
  current: number,
  { stock, seenStock }: StockChange,
): Decision<'STOCK_CHANGED', 'CHANGED' | 'UNCHANGED'> {
  if (current === stock) return allow('UNCHANGED')
  return current === seenStock ? allow('CHANGED') : refuse('STOCK_CHANGED')
}

/** Largest stock that a seller is reminded of. Source: market-rules §9.3. */
export const LOW_STOCK_MAX = 5
