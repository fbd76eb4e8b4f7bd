import type {
  operatorOrder,
  operatorOrderQuery,
} from '@jangteo/contract/order/operatorOrder.schemas'
import { hideName } from '@jangteo/core/member/mask.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import {
  marketOrderKeywordOf,
  ORDER_ROWS_REACHED_MAX,
  reachedRows,
} from '@jangteo/core/order/sellerOrderSearch.rules'
import {
  countMarketOrders,
  type MarketOrderRow,
  searchMarketOrders,
} from '@jangteo/postgres/order/market-order.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { readPeriod } from '../../order/order-period.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'

/** Maps an order to a row of the operators' table; the name of the buyer is masked. */
function toOperatorOrder(wireIds: WireIdCodec, row: MarketOrderRow): z.input<typeof operatorOrder> {
  return {
    ordersIdEncrypt: wireIds.seal('order', row.id),
    orderNumber: orderNumberOf({ id: row.id, orderedAtMs: row.created_at.getTime() }),
    orderedAt: row.created_at.toISOString(),
    orderName: row.order_name,
    ordererName: hideName(row.orderer_name),
    isMember: row.member_id !== null,
    payableAmount: row.payable_amount,
    paymentMethodEnum: row.method,
    paymentStateEnum: row.status,
    orderItemStatusEnumList: row.item_statuses,
  }
}

/**
 * Lists orders of the market, the newest first, as far as a table reaches. Refusals: PERIOD_START_AFTER_END,
 * PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const listOperatorOrders = Effect.fnUntraced(function* (
  input: z.output<typeof operatorOrderQuery>,
) {
  const { page: number, size } = input
  const { from, to } = yield* readPeriod(input)
  const keyword = marketOrderKeywordOf(input.keyword)
  const search = { from, to, keyword, ...reachedRows(number, size) }
  const totalElements = yield* countMarketOrders(search)
  const rows = search.limit === 0 ? [] : yield* searchMarketOrders(search)
  const wireIds = yield* WireIds
  const content = rows.map((row) => toOperatorOrder(wireIds, row))
  return {
    ...toPage(content, { number, size, totalElements }),
    content,
    capped: totalElements === ORDER_ROWS_REACHED_MAX,
  }
})
