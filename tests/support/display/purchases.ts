import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { sql } from 'kysely'
import type { Stock } from '../stock.ts'

/** A paid item as it is now: who bought, when it was paid, what was paid for it. */
export type Purchase = {
  readonly goodsId: number
  /** A member's id, or a guest's mobile number. */
  readonly buyer: number | string
  readonly atMs: number
  readonly status: OrderItemStatus
  /** For one piece, in won. */
  readonly paidAmount: number
  readonly quantity: number
  readonly isAddon: boolean
}

export function aPurchase(goodsId: number, change: Partial<Purchase> = {}): Purchase {
  return {
    goodsId,
    buyer: '01099990000',
    atMs: 0,
    status: 'BF',
    paidAmount: 10_000,
    quantity: 1,
    isAddon: false,
    ...change,
  }
}

/**
 * Writes purchases as rows, each an order of its own; an add-on belongs to a cancelled main item, so that it alone could
 * be counted.
 */
export async function insertPurchases(
  { database }: Stock,
  purchases: readonly Purchase[],
): Promise<void> {
  const rows = purchases.map((purchase) => ({
    ...purchase,
    memberId: typeof purchase.buyer === 'number' ? purchase.buyer : null,
    mobile: String(purchase.buyer),
    at: new Date(purchase.atMs).toISOString(),
  }))
  await sql`
    WITH input AS MATERIALIZED (
      SELECT input.*, nextval('orders_id_seq') AS order_id, nextval('order_shipping_groups_id_seq') AS group_id,
        nextval('order_items_id_seq') AS main_id, nextval('order_items_id_seq') AS item_id
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS input (
        "goodsId" bigint, "memberId" bigint, mobile text, at timestamptz, status text, "paidAmount" int,
        quantity int, "isAddon" boolean)
    ), placed AS (
      INSERT INTO orders (id, member_id, device_id, guest_password_hash, orderer_name, orderer_mobile, orderer_email,
        order_name, goods_amount, shipping_amount, area_amount, payable_amount, cart_line_ids, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT order_id, "memberId", gen_random_uuid(), CASE WHEN "memberId" IS NULL THEN 'none' END, '홍길동', mobile,
        'a@mail.example', '상품', "paidAmount", 0, 0, "paidAmount", '{}', at FROM input
    ), shipping AS (
      INSERT INTO order_shipping_groups (id, order_id, store_id, policy, fee, area_fee, charged_fee, charged_area_fee,
        return_fee, exchange_fee) OVERRIDING SYSTEM VALUE
      SELECT group_id, order_id, 1, '{}', 0, 0, 0, 0, 0, 0 FROM input
    ), items AS (
      INSERT INTO order_items (id, order_id, shipping_group_id, store_id, ordered_at, main_item_id, goods_id, option_id, goods_name, goods_kind,
        option_name, picture, list_price, sale_price, quantity, paid_amount, status, status_changed_at)
      OVERRIDING SYSTEM VALUE
      SELECT main_id, order_id, group_id, 1, at, NULL, "goodsId", 1, '', 'NORMAL', '', '', "paidAmount", "paidAmount", quantity, "paidAmount" * quantity, 'C', at
      FROM input WHERE "isAddon"
      UNION ALL
      SELECT item_id, order_id, group_id, 1, at, CASE WHEN "isAddon" THEN main_id END, "goodsId", 1, '', 'NORMAL', '', '', "paidAmount", "paidAmount",
        quantity, "paidAmount" * quantity, status, at FROM input
    )
    INSERT INTO payments (order_id, method, amount, status, expires_at, completed_at)
    SELECT order_id, 'CARD', "paidAmount", 'DEPOSIT_COMPLETE', at, at FROM input`.execute(
    database.db,
  )
}

/** Deletes every purchase and what was ranked by them. */
export async function forgetPurchases({ database }: Stock): Promise<void> {
  const tables = ['payments', 'order_items', 'order_shipping_groups', 'orders'] as const
  const counts = ['goods_views', 'ranking_runs', 'ranking_exclusions'] as const
  for (const table of [...tables, ...counts]) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(database.db)
  }
}
