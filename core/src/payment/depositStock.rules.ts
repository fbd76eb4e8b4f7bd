import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** One in this many pieces of an option may be held by unpaid deposits: a fifth. Source: decision 044. */
export const DEPOSIT_STOCK_DIVISOR = 5

/** Least stock of an option of which pieces may be held by unpaid deposits. Source: decision 044. */
export const DEPOSIT_STOCK_COUNT_MIN = 20

/** Quantity of one option that an order by virtual account wants, in pieces. */
export type DepositPieces = {
  readonly wanted: number
  /** Stock that can be bought now, the order's own pieces included. */
  readonly available: number
  /** Pieces that other orders by virtual account hold and nobody has paid for. */
  readonly held: number
}

/**
 * Returns the most pieces of an option that unpaid deposits may hold; 0 for an option with few. Source: decision 044.
 * @example depositPiecesMax(130) // 26
 */
export function depositPiecesMax(unpaidCount: number): number {
  return unpaidCount < DEPOSIT_STOCK_COUNT_MIN ? 0 : Math.floor(unpaidCount / DEPOSIT_STOCK_DIVISOR)
}

/**
 * Decides whether an unpaid deposit may hold the pieces of an order, option by option. Refusal:
 * PAYMENT_DEPOSIT_STOCK_EXCEEDED. Source: decision 044.
 */
export function decideDepositStock(
  options: readonly DepositPieces[],
): Decision<'PAYMENT_DEPOSIT_STOCK_EXCEEDED'> {
  const isWithin = options.every(
    ({ wanted, available, held }) => wanted + held <= depositPiecesMax(available + held),
  )
  return isWithin ? allow() : refuse('PAYMENT_DEPOSIT_STOCK_EXCEEDED')
}
