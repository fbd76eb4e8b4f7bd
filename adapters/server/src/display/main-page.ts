/** The page behind an entry of the navigation at the top. */
export const MAIN_PAGE_OF = { HOME: 'HOME', SUB_MAIN_A: 'SUB_A', SUB_MAIN_B: 'SUB_B' } as const
