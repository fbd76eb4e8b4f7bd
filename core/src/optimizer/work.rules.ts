/** The rest of a budget of work, in elementary steps; a budget instead of a clock makes the search deterministic. */
export type Work = { left: number }

/** The budget of one call, some 50 ms. Source: decision 025. */
export const WORK_MAX = 1_300_000
