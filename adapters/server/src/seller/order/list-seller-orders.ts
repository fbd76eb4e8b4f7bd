import { toPage } from '@jangteo/core/navigation/paging.rules'
import { ORDER_ROWS_REACHED_MAX, reachedRows } from '@jangteo/core/order/sellerOrderSearch.rules'
import {
  countSellerItems,
  listSellerItems,
  searchSellerItems,
} from '@jangteo/postgres/order/seller-item.store'
import * as Effect from 'effect/Effect'
import { readSellerSearch, type SellerOrderFilter } from './search-seller-orders.ts'
import { toSellerItems } from './seller-item-answer.ts'

type Input = SellerOrderFilter & { readonly page: number; readonly size: number }

/**
 * Lists the items that the caller's store sold, the newest order first, as far as a table reaches. Refusals:
 * PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const listSellerOrders = Effect.fnUntraced(function* (input: Input) {
  const { page: number, size } = input
  const rows = reachedRows(number, size)
  const search = yield* readSellerSearch(input, rows)
  const totalElements = yield* countSellerItems(search)
  const ids = rows.limit === 0 ? [] : yield* searchSellerItems(search)
  const { items } = yield* toSellerItems(yield* listSellerItems(ids))
  return {
    ...toPage(items, { number, size, totalElements }),
    content: items,
    capped: totalElements === ORDER_ROWS_REACHED_MAX,
  }
})
