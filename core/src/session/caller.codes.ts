export const CALLER_KINDS = [
  'GUEST',
  'GUEST_ORDER',
  'ASSOCIATE_MEMBER',
  'MEMBER',
  'SELLER',
  'OPERATOR',
] as const

/**
 * Kind of caller: GUEST has no login, GUEST_ORDER is a guest who proved an order with its password, SELLER a user of a
 * store, OPERATOR one of the market's. Source: spec §6, domain-rules A25, market-rules §9.2.
 */
export type CallerKind = (typeof CALLER_KINDS)[number]

/** Callers of calls without a login: browsing, the cart, buying. Staff browse as guests. */
export const ANY_CALLER: readonly CallerKind[] = [
  'GUEST',
  'GUEST_ORDER',
  'ASSOCIATE_MEMBER',
  'MEMBER',
]

/** Callers of calls on an order: its guest, or a member. Source: domain-rules A25. */
export const ORDER_CALLERS: readonly CallerKind[] = ['GUEST_ORDER', 'ASSOCIATE_MEMBER', 'MEMBER']

/** Callers of calls that need a login: favourites, product Q&A, coupons, restock alerts, my page. Source: spec §6. */
export const LOGIN_CALLERS: readonly CallerKind[] = ['ASSOCIATE_MEMBER', 'MEMBER']

/** Callers of calls that need a verified member, such as the pay platform. Source: domain-rules A26. */
export const VERIFIED_CALLERS: readonly CallerKind[] = ['MEMBER']

/** Callers of the calls of a store's users. Source: market-rules §9.2. */
export const SELLER_CALLERS: readonly CallerKind[] = ['SELLER']

/** Callers of the calls of operators. Source: market-rules §9.2. */
export const OPERATOR_CALLERS: readonly CallerKind[] = ['OPERATOR']
