/** Business days after payment in which a product ships whose seller names no others. Source: decision 058. */
export const SHIP_BUSINESS_DAYS = 3
