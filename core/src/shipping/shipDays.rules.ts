/** Business days after payment in which a product ships whose seller names no others. Source: decision 058. */
export const SHIP_BUSINESS_DAYS = 3

/** Most business days within which a product may promise to ship. Source: decision 058, decision 088. */
export const SHIP_WITHIN_DAYS_MAX = 60
