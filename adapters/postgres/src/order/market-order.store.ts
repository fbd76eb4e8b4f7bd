import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ROWS_REACHED_MAX } from '@jangteo/core/order/sellerOrderSearch.rules'
import type { MarketOrderKeyword } from '@jangteo/core/order/sellerOrderSearch.rules'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB, Orders, Payments } from '../database/schema.gen.ts'

export type MarketOrderSearch = {
  readonly from: Date
  readonly to: Date
  /** `null` is any order. */
  readonly keyword: MarketOrderKeyword | null
  readonly offset: number
  readonly limit: number
}

function isWanted(where: ExpressionBuilder<DB, 'orders'>, search: MarketOrderSearch) {
  const { from, to, keyword } = search
  const inPeriod = where.and([
    where('orders.created_at', '>=', from),
    where('orders.created_at', '<=', to),
  ])
  switch (keyword?.kind) {
    case undefined:
      return inPeriod
    case 'ORDER':
      return where('orders.id', '=', keyword.orderId)
    case 'MOBILE':
      return where.and([inPeriod, where('orders.orderer_mobile', '=', keyword.mobile)])
    case 'INVOICE':
      return where.and([
        inPeriod,
        where(
          'orders.id',
          'in',
          where
            .selectFrom('order_items')
            .select('order_items.order_id')
            .where('order_items.invoice_number', '=', keyword.invoiceNumber),
        ),
      ])
  }
}

/** An order of the market with its payment and the states of its items. */
export type MarketOrderRow = Pick<
  Selectable<Orders>,
  'id' | 'created_at' | 'order_name' | 'orderer_name' | 'member_id' | 'payable_amount'
> &
  Pick<Selectable<Payments>, 'method' | 'status'> & {
    readonly item_statuses: OrderItemStatus[]
  }

/** Lists orders of the market, the newest first. */
export const searchMarketOrders = (search: MarketOrderSearch) =>
  query((db): Promise<MarketOrderRow[]> =>
    db
      .selectFrom((orders) =>
        orders
          .selectFrom('orders')
          .select(['orders.id', 'orders.created_at', 'orders.order_name', 'orders.orderer_name'])
          .select(['orders.member_id', 'orders.payable_amount'])
          .where((where) => isWanted(where, search))
          .orderBy('orders.created_at', 'desc')
          .orderBy('orders.id', 'desc')
          .offset(search.offset)
          .limit(search.limit)
          .as('wanted'),
      )
      .innerJoin('payments', (join) =>
        join
          .onRef('payments.order_id', '=', 'wanted.id')
          .on('payments.additional_payment_id', 'is', null),
      )
      .select(['wanted.id', 'wanted.created_at', 'wanted.order_name', 'wanted.orderer_name'])
      .select(['wanted.member_id', 'wanted.payable_amount'])
      .select(['payments.method', 'payments.status'])
      .select(
        sql<OrderItemStatus[]>`ARRAY(SELECT DISTINCT order_items.status FROM order_items
          WHERE order_items.order_id = wanted.id ORDER BY order_items.status)`.as('item_statuses'),
      )
      .orderBy('wanted.created_at', 'desc')
      .orderBy('wanted.id', 'desc')
      .execute(),
  )

/** Counts orders of the market, as far as a table reaches. */
export const countMarketOrders = (search: MarketOrderSearch) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom((orders) =>
        orders
          .selectFrom('orders')
          .select('orders.id')
          .where((where) => isWanted(where, search))
          .limit(ORDER_ROWS_REACHED_MAX)
          .as('wanted'),
      )
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
