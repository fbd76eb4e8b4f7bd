import { kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import type { SoldPromise } from '../shipping/promiseText.rules.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_TABLE } from './orderItem.table.gen.ts'

/** Facts that decide the state of an item's promised day. */
export type PromisedItem = {
  readonly status: OrderItemStatus
  /** The day (KST) that it was sold with; `null` when none was promised. */
  readonly promisedOn: Day | null
  /** The day that the seller named in a notice of a delay; `null` without one. */
  readonly delayedShipOn: Day | null
}

function isAwaited(status: OrderItemStatus): boolean {
  const tags: readonly string[] = ORDER_ITEM_TABLE.tags[status]
  return tags.includes('cancellable') || tags.includes('inTransit')
}

/**
 * Returns the promised day of an item between payment and delivery; `null` when none was promised, while it is unpaid,
 * and once it has arrived or is over. It is late when the day has passed, or when the seller ships no earlier than on
 * it. Source: decision 088.
 */
export function soldPromiseOf(item: PromisedItem, nowMs: number): SoldPromise | null {
  const { status, promisedOn, delayedShipOn } = item
  if (promisedOn === null || !isAwaited(status)) return null
  const isDelayed = delayedShipOn !== null && delayedShipOn >= promisedOn
  return { arrivesOn: promisedOn, isLate: isDelayed || kstDayOf(nowMs) > promisedOn }
}
