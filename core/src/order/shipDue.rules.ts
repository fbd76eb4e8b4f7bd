import { addBusinessDays } from '../calendar/businessDay.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import { kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_TABLE } from './orderItem.table.gen.ts'

/** Facts that decide the ship date of an item. */
export type ShippableItem = {
  readonly status: OrderItemStatus
  /** `null` while the order is unpaid; epoch milliseconds. */
  readonly paidAtMs: number | null
  /** Business days after the day of payment, as they were when it was ordered. */
  readonly shipWithinDays: number
  /** The day that the seller named in a notice of a delay; `null` without one. */
  readonly delayedShipOn: Day | null
}

/** Ship date of an item. */
export type ShipDue = {
  /** The last day (KST) for it. */
  readonly shipsOn: Day
  readonly isPast: boolean
}

/**
 * Returns the last day (KST) on which an order ships as promised: this many business days after the day of payment.
 * Source: decision 058.
 * @example promisedShipDay(Date.parse('2026-08-21T09:00:00+09:00'), 3, new Set()) // '2026-08-26'
 */
export function promisedShipDay(paidAtMs: number, days: number, holidays: Holidays): Day {
  return addBusinessDays(kstDayOf(paidAtMs), days, holidays)
}

function isUnshipped({ status }: ShippableItem): boolean {
  return ORDER_ITEM_TABLE.tags[status].includes('cancellable')
}

/**
 * Returns the ship date of an item, for its buyer: the day of the seller's last notice of a delay, else the promised
 * one. `null` when it is unpaid, shipped or over. Source: decision 058.
 */
export function shipDueOf(item: ShippableItem, nowMs: number, holidays: Holidays): ShipDue | null {
  const { paidAtMs, shipWithinDays, delayedShipOn } = item
  if (paidAtMs === null || !isUnshipped(item)) return null
  const shipsOn = delayedShipOn ?? promisedShipDay(paidAtMs, shipWithinDays, holidays)
  return { shipsOn, isPast: kstDayOf(nowMs) > shipsOn }
}

/**
 * True when an item that is not shipped yet is late: its seller has delayed it (SD), or the promised day is over.
 * Another day in a notice of a delay does not renew the promise. Source: domain-rules A14, decision 058.
 */
export function isShipLate(item: ShippableItem, nowMs: number, holidays: Holidays): boolean {
  const { status, paidAtMs, shipWithinDays, delayedShipOn } = item
  if (paidAtMs === null || !isUnshipped(item)) return false
  if (status === 'SD') return true
  const promised = promisedShipDay(paidAtMs, shipWithinDays, holidays)
  const today = kstDayOf(nowMs)
  return today > promised || (delayedShipOn !== null && today > delayedShipOn)
}
