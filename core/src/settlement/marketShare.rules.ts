import { allocateByLargestRemainder } from '../money/allocation.rules.ts'
import { sumWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'

const PERCENT = 100

/**
 * Returns the part of a coupon's discount that the market bears, in won, rounded half up. Source: market-rules §9.5.
 * @example marketShareOf(5000, 40) // 2000
 */
export function marketShareOf(discount: Won, sharePercent: number): Won {
  return Math.floor((2 * discount * sharePercent + PERCENT) / (2 * PERCENT))
}

/**
 * Divides the part that the market bears over the lines of one coupon, by their shares of the discount: rounded once, as
 * a whole, and divided by the largest remainder, so that the lines add up to it. Source: market-rules §9.5.
 * @example divideMarketShare([334, 333, 333], 33) // [110, 110, 110]
 */
export function divideMarketShare(shares: readonly Won[], sharePercent: number): Won[] {
  return allocateByLargestRemainder(marketShareOf(sumWon(shares), sharePercent), shares)
}
