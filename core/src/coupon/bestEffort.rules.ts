/** How much a search may still do, in its own small steps; shared by all searches of one cart. */
export type Effort = { left: number }

/** The most that all searches of one cart do together. Source: decision 025. */
export const EFFORT_MAX = 1_300_000
