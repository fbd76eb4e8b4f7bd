import { allocateByLargestRemainder } from '../money/allocation.rules.ts'

/** Best score of a review; the worst is 1. Source: domain-rules §7.4. */
export const SCORE_MAX = 5

/** True when a number is a score: a whole number from 1 to 5. */
export function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 1 && score <= SCORE_MAX
}

/** The scores of reviews: their sum and how many there are. */
export type ScoreTotals = { readonly scoreSum: number; readonly count: number }

/**
 * Returns the average in tenths, halves rounded up, in whole numbers; `null` without reviews. Source: domain-rules A56.
 */
export function ratingTenths({ scoreSum, count }: ScoreTotals): number | null {
  return count === 0 ? null : Math.floor((scoreSum * 20 + count) / (count * 2))
}

/**
 * Formats the average with one decimal; `null` without reviews. Source: spec §9, domain-rules A56.
 * @example formatRating({ scoreSum: 89, count: 20 }) // '4.5'
 */
export function formatRating(totals: ScoreTotals): string | null {
  const tenths = ratingTenths(totals)
  return tenths === null ? null : `${Math.floor(tenths / 10)}.${tenths % 10}`
}

/**
 * Returns the percentage of reviews with each score, from 5 down to 1; they add up to 100. `counts` is in that order.
 * Source: domain-rules §7.4, score bar.
 * @example scorePercents([2, 1, 0, 0, 0]) // [67, 33, 0, 0, 0]
 */
export function scorePercents(counts: readonly number[]): number[] {
  return allocateByLargestRemainder(100, counts)
}
