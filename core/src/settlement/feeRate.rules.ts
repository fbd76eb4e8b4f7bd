/** Basis points of a whole. */
export const BASIS_POINTS = 10_000

/** Fee of a sale in basis points where neither store nor category has its own; payment cost inside. Source: market-rules §9.5. */
export const SALE_FEE_RATE_DEFAULT_BP = 1_000

/** Largest fee of a sale in basis points; the schema checks it. Source: decision 135. */
export const SALE_FEE_RATE_MAX_BP = 3_000

/** Cost of delivery and claim fees that pass through the market, in basis points. Source: market-rules §9.5. */
export const PASSED_FEE_RATE_BP = 300

/** Rates in basis points that a sale is placed under; `null` where there is none of its own. */
export type FeeRates = {
  readonly storeRateBp: number | null
  /** Of the nearest category above the product that has one. */
  readonly categoryRateBp: number | null
}

/**
 * Returns the fee of a sale in basis points: the store's own rate, else the category's, else the default. It is frozen
 * on the order item, so a later rate changes no sale. Source: market-rules §9.5.
 */
export function feeRateOf({ storeRateBp, categoryRateBp }: FeeRates): number {
  return storeRateBp ?? categoryRateBp ?? SALE_FEE_RATE_DEFAULT_BP
}
