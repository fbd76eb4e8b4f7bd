/**
 * Business days after the day of payment in which products are shipped whose seller names no others. Source: decision
 * 058.
 */
export const SHIP_BUSINESS_DAYS = 3
