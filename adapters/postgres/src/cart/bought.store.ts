import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Pieces that a member bought of a product and did not return; `dealCount` are those of a deal. */
export type BoughtRow = {
  readonly goods_id: number
  readonly count: number
  readonly deal_count: number
}

/** Counts the pieces of each product that the member bought and did not return, and those of `dealIds` among them. */
export const countBought = (
  memberId: number,
  {
    goodsIds,
    dealIds,
  }: { readonly goodsIds: readonly number[]; readonly dealIds: readonly number[] },
) =>
  query((db): Promise<BoughtRow[]> =>
    db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select((select) => [
        'order_items.goods_id',
        select.fn.sum<number>('order_items.quantity').as('count'),
        sql<number>`coalesce(sum(order_items.quantity)
          FILTER (WHERE order_items.deal_id = ANY (${[...dealIds]}::bigint[])), 0)`.as(
          'deal_count',
        ),
      ])
      .where('orders.member_id', '=', memberId)
      .where('order_items.goods_id', 'in', goodsIds)
      .where('order_items.main_item_id', 'is', null)
      .where('order_items.status', 'not in', ORDER_ITEM_STATES_WITH.removed)
      .groupBy('order_items.goods_id')
      .execute(),
  )
