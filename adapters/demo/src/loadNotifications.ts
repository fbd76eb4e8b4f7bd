import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'

/** Newest orders of each store whose notifications are loaded. */
const ORDER_COUNT = 5

/** Loads the notifications of each store's newest paid orders, for the store and for the buyer. */
export async function insertNotifications(trx: Transaction<DB>): Promise<void> {
  await sql`
    WITH newest AS (
      SELECT orders.id, orders.member_id, orders.order_name, orders.created_at, payments.amount,
        payments.completed_at, groups.store_id, order_items.goods_name,
        row_number() OVER (PARTITION BY groups.store_id ORDER BY orders.created_at DESC, orders.id) AS place
      FROM orders
      JOIN payments ON payments.order_id = orders.id AND payments.completed_at IS NOT NULL
      JOIN order_items ON order_items.order_id = orders.id
      JOIN order_shipping_groups AS groups ON groups.id = order_items.shipping_group_id
    ), notified AS (SELECT * FROM newest WHERE place <= ${sql.lit(ORDER_COUNT)})
    INSERT INTO notifications (inbox, member_id, store_id, kind, content, dedupe_key, created_at)
    SELECT 'SELLER', NULL::bigint, store_id, 'ORDER_RECEIVED', jsonb_build_object(
        'kind', 'ORDER_RECEIVED', 'orderId', id, 'goodsName', goods_name, 'itemCount', 1,
        'orderedAtMs', floor(extract(epoch FROM created_at) * 1000)::bigint),
      concat_ws(':', 'SELLER', store_id, 'ORDER_RECEIVED', id), completed_at
    FROM notified
    UNION ALL
    SELECT 'BUYER', member_id, NULL::bigint, 'ORDER_PAID', jsonb_build_object(
        'kind', 'ORDER_PAID', 'orderId', id, 'orderName', order_name, 'amount', amount),
      concat_ws(':', 'BUYER', 'ORDER_PAID', id), completed_at
    FROM notified
    ORDER BY completed_at`.execute(trx)
}
