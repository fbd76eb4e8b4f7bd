import { earliestStart, PERIOD_SPAN_YEARS_MAX } from '@jangteo/core/calendar/period.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { findNewestOrderTime } from '@jangteo/postgres/order/order-search.store'
import * as Effect from 'effect/Effect'
import { countOrders } from './count-orders.ts'
import { type PeriodInput, readOrderPeriod } from './order-period.ts'

/**
 * Opens the order list: how many orders each tab would show for these days and this goods name, which days may be
 * looked up, and when the newest such order of any time was placed.
 */
export const openOrderList = Effect.fnUntraced(function* (input: PeriodInput) {
  const { period, today, scope } = yield* readOrderPeriod(input)
  const countList = yield* countOrders(scope)
  const newest = yield* findNewestOrderTime(scope)
  return {
    countList,
    period: {
      startDate: period.start,
      endDate: period.end,
      earliestStartDate: earliestStart(today),
      spanYearsMax: PERIOD_SPAN_YEARS_MAX,
    },
    newestOrderDate: newest === null ? null : kstDayOf(newest.getTime()),
  }
})
