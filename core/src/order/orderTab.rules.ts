import { ORDER_TAB_FILTERS, ORDER_TABS } from './orderTab.codes.ts'
import type { OrderTab } from './orderTab.codes.ts'
import type { OrderItemFilter } from './orderItem.codes.ts'

/** Returns the tab of a filter. */
export function orderTabOf(filter: OrderItemFilter): OrderTab {
  return ORDER_TABS.find((tab) => ORDER_TAB_FILTERS[tab].includes(filter)) ?? 'ALL'
}
