import { ORDER_ITEM_FILTER_STATUSES, ORDER_ITEM_FILTERS } from './orderItem.codes.ts'
import type { OrderItemFilter, OrderItemStatus } from './orderItem.codes.ts'

/** An order that has an item in a state. */
export type OrderState = { readonly orderId: number; readonly status: OrderItemStatus }

/** How many orders a tab shows. */
export type FilterCount = { readonly filter: OrderItemFilter; readonly count: number }

/** How many orders each tab shows: those with an item in one of its states, each once. Source: spec §7, domain-rules §7.2. */
export function countByFilter(states: readonly OrderState[]): FilterCount[] {
  return ORDER_ITEM_FILTERS.map((filter) => {
    const shown = states.filter(({ status }) => ORDER_ITEM_FILTER_STATUSES[filter].includes(status))
    return { filter, count: new Set(shown.map(({ orderId }) => orderId)).size }
  })
}
