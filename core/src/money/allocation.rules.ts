import type { Won } from './money.rules.ts'

type Share = { readonly index: number; readonly floor: bigint; readonly remainder: bigint }

function byLargerRemainder(a: Share, b: Share): number {
  if (a.remainder === b.remainder) return 0
  return a.remainder > b.remainder ? -1 : 1
}

/**
 * Divides a total over weights in steps of one won by the largest remainder; equal remainders go to the earlier
 * weight. The shares add up to the total, and no share exceeds its weight while the total does not exceed the sum of
 * weights. Total and weights are whole and not negative; weights that are all zero get nothing.
 * Source: domain-rules §1.7.
 * @example allocateByLargestRemainder(1000, [1, 1, 1]) // [334, 333, 333]
 */
export function allocateByLargestRemainder(total: Won, weights: readonly number[]): Won[] {
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (weightSum === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index): Share => {
    const product = BigInt(total) * BigInt(weight)
    return { index, floor: product / weightSum, remainder: product % weightSum }
  })
  const given = shares.reduce((sum, share) => sum + share.floor, 0n)
  const favoured = shares.toSorted(byLargerRemainder).slice(0, Number(BigInt(total) - given))
  const raised = new Set(favoured.map((share) => share.index))
  return shares.map((share) => Number(share.floor) + (raised.has(share.index) ? 1 : 0))
}
