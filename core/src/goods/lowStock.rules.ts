/** Most pieces of an option that a seller is reminded of. Source: market-rules §9.3. */
export const LOW_STOCK_MAX = 5
