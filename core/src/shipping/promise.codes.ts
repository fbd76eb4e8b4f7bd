export const PROMISE_BASES = ['CUTOFF', 'SHIP_DAYS'] as const

/**
 * Reason for the day that goods arrive on: the store's cut-off alone, or the days as well that their seller needs before
 * they are shipped. Source: decision 088.
 */
export type PromiseBasis = (typeof PROMISE_BASES)[number]
