import { earliestStart, PERIOD_SPAN_YEARS_MAX } from '@jangteo/core/calendar/period.rules'
import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { countByFilter } from '@jangteo/core/order/orderFilter.rules'
import { findNewestOrderTime, listOrderStatuses } from '@jangteo/postgres/order/order-search.store'
import * as Effect from 'effect/Effect'
import { type PeriodInput, readOrderPeriod } from './order-period.ts'

/**
 * Opens the order list: how many orders each tab would show for these days and this goods name, which days may be
 * looked up, and when the newest such order of any time was placed.
 */
export const openOrderList = Effect.fnUntraced(function* (input: PeriodInput) {
  const { period, today, scope } = yield* readOrderPeriod(input)
  const rows = yield* listOrderStatuses(scope)
  const newest = yield* findNewestOrderTime(scope)
  const states = rows.map(({ order_id: orderId, status, claim_state: claim }) => ({
    orderId,
    status,
    claimStatus: claimStatusOf(claim),
  }))
  return {
    countList: countByFilter(states).map(({ filter, count }) => ({
      mypageItemStatusEnum: filter,
      count,
    })),
    period: {
      startDate: period.start,
      endDate: period.end,
      earliestStartDate: earliestStart(today),
      spanYearsMax: PERIOD_SPAN_YEARS_MAX,
    },
    newestOrderDate: newest === null ? null : kstDayOf(newest.getTime()),
  }
})
