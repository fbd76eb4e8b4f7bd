import type { sellerOrderFilter } from '@jangteo/contract/order/sellerOrder.schemas'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import { addDays, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { SELLER_ORDER_TAB_STATUSES } from '@jangteo/core/order/sellerOrder.codes'
import { lateBounds } from '@jangteo/core/order/sellerOrder.rules'
import { orderKeywordOf } from '@jangteo/core/order/sellerOrderSearch.rules'
import type { LateItems, SellerItemSearch } from '@jangteo/postgres/order/seller-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Caller } from '../../call/caller.ts'
import type { Refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { HOLIDAYS } from '../../calendar/holidays.ts'
import { readPeriod } from '../../order/order-period.ts'

/** Filters of a seller's orders, as they were parsed. */
export type SellerOrderFilter = z.output<z.ZodObject<typeof sellerOrderFilter>>

/** Returns the bounds that say which unshipped items are late now. */
export const findLateItems: Effect.Effect<LateItems> = Effect.map(
  Clock.currentTimeMillis,
  (nowMs) => ({
    today: kstDayOf(nowMs),
    paidBefore: lateBounds(nowMs, HOLIDAYS).map(
      ({ paidOn }) => new Date(startOfDayMs(addDays(paidOn, 1))),
    ),
  }),
)

/**
 * Reads the search of a seller's table, scoped by the store of the session. Refusals: PERIOD_START_AFTER_END,
 * PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const readSellerSearch = Effect.fnUntraced(function* (
  filter: SellerOrderFilter,
  page: { readonly offset: number; readonly limit: number },
): Effect.fn.Return<SellerItemSearch, Refused<PeriodCode>, Caller> {
  const { storeId } = yield* callingSeller
  const { from, to } = yield* readPeriod(filter)
  const tab = filter.sellerOrderTabEnum
  return {
    storeId,
    statuses: SELLER_ORDER_TAB_STATUSES[tab],
    from,
    to,
    keyword: orderKeywordOf(filter.keyword),
    late: tab === 'LATE' ? yield* findLateItems : null,
    ...page,
  }
})
