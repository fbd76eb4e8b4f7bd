export const BUY_AVAILABILITY_CODES = [
  'ADULT_CERTIFICATION_REQUIRED',
  'OPTION_REQUIRED',
  'SALE_STOCK_LACKING',
  'ADD_ITEM_STOCK_LACKING',
  'BUY_MAX_COUNT_EXCEEDED',
  'MAX_COUNT_EXCEEDED',
  'MIN_COUNT_EXCEEDED',
  'GOODS_NOT_ON_SALE',
  'GUEST_MAX_COUNT_CONDITIONS',
  'ADD_ITEM_MAIN_REQUIRED',
] as const

/**
 * Reason why a cart line cannot be bought. BUY_MAX_COUNT_EXCEEDED is the limit of an account over time,
 * MAX_COUNT_EXCEEDED that of one order; ADD_ITEM_MAIN_REQUIRED is an add-on without its main goods. Source: spec §3,
 * decision 011.
 */
export type BuyAvailabilityCode = (typeof BUY_AVAILABILITY_CODES)[number]
