export const CALLER_KINDS = ['GUEST', 'GUEST_ORDER', 'ASSOCIATE_MEMBER', 'MEMBER'] as const

/**
 * Kind of caller: GUEST has no login, GUEST_ORDER is a guest who proved an order with its password. Source: spec §6,
 * domain-rules A25.
 */
export type CallerKind = (typeof CALLER_KINDS)[number]

/** Callers of calls without a login: browsing, the cart, buying. */
export const ANY_CALLER: readonly CallerKind[] = CALLER_KINDS

/** Callers of calls on an order: its guest, or a member. Source: domain-rules A25. */
export const ORDER_CALLERS: readonly CallerKind[] = ['GUEST_ORDER', 'ASSOCIATE_MEMBER', 'MEMBER']

/** Callers of calls that need a login: favourites, product Q&A, coupons, restock alerts, my page. Source: spec §6. */
export const LOGIN_CALLERS: readonly CallerKind[] = ['ASSOCIATE_MEMBER', 'MEMBER']

/** Callers of calls that need a verified member, such as the pay platform. Source: domain-rules A26. */
export const VERIFIED_CALLERS: readonly CallerKind[] = ['MEMBER']
