import { ORDER_ITEM_FILTER_STATUSES } from '../order/orderItem.codes.ts'
import type { OrderItemFilter, OrderItemStatus } from '../order/orderItem.codes.ts'
import type { ClaimType } from './claim.codes.ts'

/** Claims that a list shows. */
export type ListedClaims = {
  readonly types: readonly ClaimType[]
  /** One of the claim's items is in one of these states now; `null` is any state. */
  readonly itemStatuses: readonly OrderItemStatus[] | null
}

const ALL: readonly ClaimType[] = [
  'CANCEL',
  'EXCHANGE',
  'RETURN',
  'DELAY',
  'REJECT',
  'DEPOSIT_CANCEL',
]

/** Filters that name types of claims; a seller's refusal to sell counts as a cancel. */
const TYPES: Partial<Record<OrderItemFilter, readonly ClaimType[]>> = {
  ALL_ORDER: ALL,
  CANCEL: ['CANCEL', 'REJECT', 'DEPOSIT_CANCEL'],
  EXCHANGE: ['EXCHANGE'],
  RETURN: ['RETURN'],
  ALL_CLAIM: ALL,
}

/**
 * Returns the claims that a filter shows: by type where the filter names one, every claim for both filters of all,
 * otherwise the claims with an item in a state of the filter, whatever the state of the claim. Source: spec §3,
 * domain-rules A13, decision 061.
 * @example claimsOfFilter('RETURN') // { types: ['RETURN'], itemStatuses: null }
 */
export function claimsOfFilter(filter: OrderItemFilter): ListedClaims {
  const types = TYPES[filter]
  return types === undefined
    ? { types: ALL, itemStatuses: ORDER_ITEM_FILTER_STATUSES[filter] }
    : { types, itemStatuses: null }
}
