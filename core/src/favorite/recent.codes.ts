export const RECENT_PAGE_KINDS = ['EXHIBITION', 'EVENT'] as const

/** Page besides those of products that is listed once it was opened. Source: spec §7, market-rules §3. */
export type RecentPageKind = (typeof RECENT_PAGE_KINDS)[number]
