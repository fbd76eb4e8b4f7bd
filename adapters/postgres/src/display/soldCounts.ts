import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import { sql } from 'kysely'

const NOT_SOLD = [...ORDER_ITEM_STATES_WITH.unpaid, ...ORDER_ITEM_STATES_WITH.removed]

/** Condition of an item that counts as sold: paid for, neither cancelled nor returned, no add-on. */
export const isSold = sql<boolean>`items.main_item_id IS NULL
  AND items.status NOT IN (${sql.join(NOT_SOLD.map((state) => sql.lit(state)))})`

/**
 * Statement that writes the pieces sold of products whose items changed since a moment, or of all for `null`. Every count
 * is summed over all items of the product, so that no difference is carried on.
 */
export const updateSoldCounts = (since: Date | null) => {
  const isChanged =
    since === null
      ? sql`true`
      : sql`goods.id IN (SELECT goods_id FROM order_items WHERE status_changed_at >= ${since})`
  return sql`
    UPDATE goods SET sold_count = counted.pieces
    FROM (
      SELECT goods.id, coalesce(sum(items.quantity), 0)::int AS pieces
      FROM goods LEFT JOIN order_items AS items ON items.goods_id = goods.id AND ${isSold}
      WHERE ${isChanged} GROUP BY goods.id
    ) AS counted
    WHERE counted.id = goods.id AND goods.sold_count <> counted.pieces`
}
