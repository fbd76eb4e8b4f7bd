export const ORDER_DIFFERENCE_KINDS = [
  'ORDER_STOCK_CHANGED',
  'ORDER_PRICE_CHANGED',
  'ORDER_SALE_STATUS_CHANGED',
  'ORDER_QUANTITY_CHANGED',
  'ORDER_NOT_ORDERABLE',
] as const

/** Kind of difference between a line as the buyer saw it and the order. Source: spec §8. */
export type OrderDifferenceKind = (typeof ORDER_DIFFERENCE_KINDS)[number]

export const ADDRESS_CHANGE_REASONS = ['STATUS', 'AREA', 'FEE_DIFFERS'] as const

/** Reason why the address of an order's group cannot change, the weightiest first. Source: domain-rules §8. */
export type AddressChangeReason = (typeof ADDRESS_CHANGE_REASONS)[number]

/** Refusal on the wire for each reason. Source: domain-rules §8. */
export const ADDRESS_CHANGE_REFUSALS = {
  STATUS: 'ORDER_ADDRESS_STATUS',
  AREA: 'ORDER_AREA_NOT_DELIVERABLE',
  FEE_DIFFERS: 'ORDER_ADDRESS_FEE_DIFFERS',
} as const satisfies Record<AddressChangeReason, string>
