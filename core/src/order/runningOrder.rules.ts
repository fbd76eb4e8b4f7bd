import { ENDED_ITEM_STATUSES, ORDER_ITEM_STATUSES } from './orderItem.codes.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'

/**
 * States of items whose order is still running: all but `PW` and the ends. An order that awaits its deposit is running,
 * because its account takes money. Source: market-rules §7, decision 121.
 */
export const RUNNING_ITEM_STATUSES: readonly OrderItemStatus[] = ORDER_ITEM_STATUSES.filter(
  (status) => status !== 'PW' && !ENDED_ITEM_STATUSES.includes(status),
)
