import type { ClaimStatus } from '../claim/claim.codes.ts'
import { isOpenClaim } from '../claim/claim.rules.ts'
import {
  ORDER_ITEM_FILTER_CLAIMS,
  ORDER_ITEM_FILTER_STATUSES,
  ORDER_ITEM_FILTERS,
} from './orderItem.codes.ts'
import type { OrderItemFilter, OrderItemStatus } from './orderItem.codes.ts'

/** State of an item of an order; `claimStatus` is of its newest claim, `null` without one. */
export type OrderState = {
  readonly orderId: number
  readonly status: OrderItemStatus
  readonly claimStatus: ClaimStatus | null
}

/** Number of orders in a tab. */
export type FilterCount = { readonly filter: OrderItemFilter; readonly count: number }

function isShown(filter: OrderItemFilter, { status, claimStatus }: OrderState): boolean {
  return isOpenClaim(claimStatus)
    ? ORDER_ITEM_FILTER_CLAIMS[filter].includes(claimStatus)
    : ORDER_ITEM_FILTER_STATUSES[filter].includes(status)
}

/**
 * Counts the orders in each tab: those with an item in one of its states, each once. An item with a running claim
 * counts in the tab of that claim alone. Source: spec §7, domain-rules §7.1, §7.2.
 */
export function countByFilter(states: readonly OrderState[]): FilterCount[] {
  return ORDER_ITEM_FILTERS.map((filter) => {
    const shown = states.filter((state) => isShown(filter, state))
    return { filter, count: new Set(shown.map(({ orderId }) => orderId)).size }
  })
}
