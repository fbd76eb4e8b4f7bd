export const STORE_NEWS_KINDS = ['NOTICE', 'COUPON', 'DEAL'] as const

/** News of a store for members who like it: a notice, a coupon, a deal of one of its products. Source: market-rules §3. */
export type StoreNewsKind = (typeof STORE_NEWS_KINDS)[number]
