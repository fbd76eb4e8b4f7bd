/** The largest quantity of a cart line or an order item, and the largest stock that is shown. Source: spec §9, domain-rules A42. */
export const QUANTITY_MAX = 9_999

/** The largest per-order limit that a seller may set for a product; the schema checks it. Source: spec §9, domain-rules A42, decision 060. */
export const ORDER_QUANTITY_LIMIT_MAX = 10_000

/** The largest amount of one order, in won: what its payment and its rows can hold. Source: decision 004. */
export const ORDER_AMOUNT_MAX_WON = 2_147_483_647

/** The largest count on a counter; more shows a plus. Source: spec §9, domain-rules A42. */
export const BADGE_COUNT_MAX = 999

/** The largest count on the cart's badge; more shows a plus. Source: domain-rules §7.4. */
export const CART_BADGE_COUNT_MAX = 99
