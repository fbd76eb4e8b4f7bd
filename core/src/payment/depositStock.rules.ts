import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** Of so many pieces of an option one may wait for a deposit: a fifth. Source: decision 044. */
export const DEPOSIT_STOCK_DIVISOR = 5

/** An option with fewer pieces than this has none that wait for a deposit. Source: decision 044. */
export const DEPOSIT_STOCK_COUNT_MIN = 20

/** Pieces that an order by virtual account wants of one option, in pieces. */
export type DepositPieces = {
  readonly wanted: number
  /** Stock that can be bought now, the order's own pieces included. */
  readonly available: number
  /** Pieces that other orders by virtual account hold and nobody has paid for. */
  readonly held: number
}

/**
 * Number of pieces of an option may wait for deposits, of those that nobody has paid for; none of an option with few.
 * Source: decision 044.
 * @example depositPiecesMax(130) // 26
 */
export function depositPiecesMax(unpaidCount: number): number {
  return unpaidCount < DEPOSIT_STOCK_COUNT_MIN ? 0 : Math.floor(unpaidCount / DEPOSIT_STOCK_DIVISOR)
}

/**
 * Decides whether the pieces of an order may wait for its deposit, option by option. Refusal: PAYMENT_DEPOSIT_STOCK_EXCEEDED.
 * Source: decision 044.
 */
export function decideDepositStock(
  options: readonly DepositPieces[],
): Decision<'PAYMENT_DEPOSIT_STOCK_EXCEEDED'> {
  const isWithin = options.every(
    ({ wanted, available, held }) => wanted + held <= depositPiecesMax(available + held),
  )
  return isWithin ? allow() : refuse('PAYMENT_DEPOSIT_STOCK_EXCEEDED')
}
