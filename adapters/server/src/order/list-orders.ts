import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  ORDER_ITEM_FILTER_CLAIMS,
  ORDER_ITEM_FILTER_STATUSES,
  type OrderItemFilter,
} from '@jangteo/core/order/orderItem.codes'
import { searchOrders } from '@jangteo/postgres/order/order-search.store'
import * as Effect from 'effect/Effect'
import { toOrderCards } from './order-answer.ts'
import { type PeriodInput, readOrderPeriod } from './order-period.ts'

type ListOrdersInput = PeriodInput & {
  readonly page: number
  readonly size: number
  readonly mypageItemStatusEnum: OrderItemFilter
}

/** The member's orders in a period. Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD. */
export const listOrders = Effect.fnUntraced(function* (input: ListOrdersInput) {
  const { scope } = yield* readOrderPeriod(input)
  const { page: number, size, mypageItemStatusEnum: filter } = input
  const { count, orders } = yield* searchOrders({
    ...scope,
    shown:
      filter === 'ALL_ORDER'
        ? null
        : {
            statuses: ORDER_ITEM_FILTER_STATUSES[filter],
            claims: ORDER_ITEM_FILTER_CLAIMS[filter],
          },
    offset: number * size,
    limit: size,
  })
  const cards = yield* toOrderCards(orders)
  return { ...toPage(cards, { number, size, totalElements: count }), content: cards }
})
