import { feeRateOf } from './feeRate.rules.ts'

/** A category with its own fee of a sale in basis points; `null` for that of the one above. */
export type CategoryFee = {
  readonly categoryId: number
  readonly parentId: number | null
  readonly ownRateBp: number | null
}

/**
 * Returns the fee in basis points that sales of each category have in stores without a rate of their own: its own, else
 * that of the nearest category above, else the market's. Parents come before their children. Source: market-rules §9.5.
 */
export function appliedRates(categories: readonly CategoryFee[]): ReadonlyMap<number, number> {
  const applied = new Map<number, number>()
  for (const { categoryId, parentId, ownRateBp } of categories) {
    const above = parentId === null ? null : (applied.get(parentId) ?? null)
    applied.set(categoryId, feeRateOf({ storeRateBp: null, categoryRateBp: ownRateBp ?? above }))
  }
  return applied
}
