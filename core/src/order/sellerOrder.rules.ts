import { isBusinessDay } from '../calendar/businessDay.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import { addDays, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { allowedSteps } from '../chart/table.rules.ts'
import { SHIP_WITHIN_DAYS_MAX } from '../shipping/shipDays.rules.ts'
import type { OrderItemFacts } from './orderItem.chart.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_TABLE } from './orderItem.table.gen.ts'
import { SELLER_ACTION_EVENTS } from './itemCommand.rules.ts'
import { SELLER_ITEM_ACTIONS } from './sellerOrder.codes.ts'
import type { SellerItemAction } from './sellerOrder.codes.ts'

/** Facts that decide the actions of a seller on an item. */
export type SellerItemSituation = {
  readonly status: OrderItemStatus
  readonly facts: OrderItemFacts
  /** A claim of the item's shipping group runs; nothing of the group is cancelled beside it. */
  readonly isGroupClaimed: boolean
}

/**
 * Lists the actions that a seller may take with an item, in display order: none that its chart would refuse, and a
 * refused sale where the item can still be cancelled. Source: domain-rules §1.2, A13, market-rules §9.3.
 */
export function listSellerActions(situation: SellerItemSituation): SellerItemAction[] {
  const { status, facts, isGroupClaimed } = situation
  const events = allowedSteps(ORDER_ITEM_TABLE, status, facts).map(({ event }) => event)
  const isRefusable = !isGroupClaimed && ORDER_ITEM_TABLE.tags[status].includes('cancellable')
  return SELLER_ITEM_ACTIONS.filter((action) =>
    action === 'REFUSE' ? isRefusable : events.includes(SELLER_ACTION_EVENTS[action]),
  )
}

/** The latest day of payment with which a product that ships within so many business days is late today. */
export type LateBound = { readonly shipWithinDays: number; readonly paidOn: Day }

/**
 * Returns by the business days of each promise up to which day of payment unshipped items are late today: the ship
 * dates of all items, turned into bounds that a query compares. Source: decision 058.
 * @example lateBounds(Date.parse('2026-08-26T12:00:00+09:00'), new Set())[0] // { shipWithinDays: 1, paidOn: '2026-08-24' }
 */
export function lateBounds(nowMs: number, holidays: Holidays): LateBound[] {
  const bounds: LateBound[] = []
  for (let day = addDays(kstDayOf(nowMs), -1); bounds.length < SHIP_WITHIN_DAYS_MAX;) {
    const paidOn = addDays(day, -1)
    if (isBusinessDay(day, holidays)) bounds.push({ shipWithinDays: bounds.length + 1, paidOn })
    day = paidOn
  }
  return bounds
}
