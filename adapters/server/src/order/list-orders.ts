import { endOfDayMs, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { decidePeriod, periodOf } from '@jangteo/core/calendar/period.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  ORDER_ITEM_FILTER_STATUSES,
  type OrderItemFilter,
} from '@jangteo/core/order/orderItem.codes'
import { searchOrders } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { toOrderCards } from './order-answer.ts'

type ListOrdersInput = {
  readonly page: number
  readonly size: number
  readonly mypageItemStatusEnum: OrderItemFilter
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly goodsName?: string | undefined
}

/**
 * The member's orders in a period of Korean days; its end is today and its start a year before the end, unless told.
 * Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const listOrders = Effect.fnUntraced(function* (input: ListOrdersInput) {
  const memberId = yield* callingMember
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const end = input.endDate ?? today
  const asked = { start: input.startDate ?? periodOf('YEAR', end).start, end }
  const period = decidePeriod(asked, today)
  if (!period.ok) return yield* refused(period.reason)
  const filter = input.mypageItemStatusEnum
  const { page: number, size } = input
  const { count, orders } = yield* searchOrders({
    memberId,
    statuses: filter === 'ALL_ORDER' ? null : ORDER_ITEM_FILTER_STATUSES[filter],
    from: new Date(startOfDayMs(period.value.start)),
    to: new Date(endOfDayMs(period.value.end)),
    goodsName: input.goodsName ?? null,
    offset: number * size,
    limit: size,
  })
  const cards = yield* toOrderCards(orders)
  return { ...toPage(cards, { number, size, totalElements: count }), content: cards }
})
