import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { UNSHIPPED_STATUSES } from '@jangteo/core/order/sellerOrder.codes'
import {
  ORDER_ROWS_REACHED_MAX,
  type OrderKeyword,
} from '@jangteo/core/order/sellerOrderSearch.rules'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { OrderAddresses, OrderItems, Orders } from '../database/schema.gen.ts'

/** Items of a store that are late: those that were paid before, and those whose delayed day is over. */
export type LateItems = {
  /** Moments of payment, the first for items that ship within one business day, and so on. */
  readonly paidBefore: readonly Date[]
  readonly today: string
}

export type SellerItemSearch = {
  readonly storeId: number
  readonly statuses: readonly OrderItemStatus[]
  readonly from: Date
  readonly to: Date
  readonly keyword: OrderKeyword | null
  /** `null` is any item. */
  readonly late: LateItems | null
  readonly offset: number
  readonly limit: number
}

type Condition = RawBuilder<boolean>

const TRUE: Condition = sql.lit(true)

function matches(keyword: OrderKeyword | null, storeId: number): Condition {
  switch (keyword?.kind) {
    case undefined:
      return TRUE
    case 'ORDER':
      return sql`item.order_id = ${keyword.orderId}`
    case 'INVOICE':
      return sql`item.invoice_number = ${keyword.invoiceNumber}`
    case 'GOODS':
      return sql`item.goods_id = ANY(ARRAY(
        SELECT goods.id FROM goods WHERE goods.store_id = ${storeId} AND goods.name ILIKE ${likeText(keyword.name)}))`
  }
}

/** When the order of an item was paid; no statement can turn it into a scan of all payments. */
const PAID_AT = sql<Date | null>`(SELECT payments.completed_at FROM payments
  WHERE payments.order_id = item.order_id AND payments.additional_payment_id IS NULL LIMIT 1)`

/** No order is paid before it is placed: a payment is read of those alone that were placed before the bound. */
function isLate(late: LateItems | null): Condition {
  if (late === null) return TRUE
  const bound = sql`(${late.paidBefore}::timestamptz[])[item.ship_within_days]`
  return sql`CASE WHEN item.delayed_ship_on IS NOT NULL THEN item.delayed_ship_on < ${late.today}
      WHEN item.ordered_at >= ${bound} THEN false ELSE ${PAID_AT} < ${bound} END`
}

/** An unpaid order that lapsed is none of its sellers'. */
const WAS_PAID: Condition = sql`(item.status <> 'C' OR ${PAID_AT} IS NOT NULL)`

/**
 * Items of a search in one state, the newest first, as far as a table reaches. One state after the other, each walks the
 * index of its store in its order, so a page costs what it reaches and not what there is.
 */
function reachedOf(search: SellerItemSearch, limit: number): RawBuilder<unknown> {
  const { storeId, statuses, from, to, keyword, late } = search
  return sql`unnest(${statuses}::text[]) AS wanted (status) CROSS JOIN LATERAL (
    SELECT item.id, item.ordered_at FROM order_items AS item
    WHERE item.store_id = ${storeId} AND item.status = wanted.status
      AND item.ordered_at BETWEEN ${from} AND ${to}
      AND ${matches(keyword, storeId)} AND ${isLate(late)} AND ${WAS_PAID}
    ORDER BY item.ordered_at DESC, item.id DESC LIMIT ${limit}) AS reached`
}

/** Lists the ids of a page of a store's items, the newest order first. */
export const searchSellerItems = (search: SellerItemSearch) =>
  query(async (db): Promise<number[]> => {
    const { offset, limit } = search
    const { rows } = await sql<{ id: number }>`
      SELECT reached.id FROM ${reachedOf(search, offset + limit)}
      ORDER BY reached.ordered_at DESC, reached.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows.map(({ id }) => id)
  })

/** Counts a store's items, as far as a table reaches. */
export const countSellerItems = (search: SellerItemSearch) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (
        SELECT FROM ${reachedOf(search, ORDER_ROWS_REACHED_MAX)} LIMIT ${ORDER_ROWS_REACHED_MAX}) AS counted`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  })

/** Counts the unshipped items of a store by their state, and how many of them are late. */
export const countUnshipped = (storeId: number, late: LateItems) =>
  query(async (db) => {
    const { rows } = await sql<{ status: OrderItemStatus; count: number; late_count: number }>`
      SELECT item.status, count(*)::int AS count, (count(*) FILTER (WHERE ${isLate(late)}))::int AS late_count
      FROM order_items AS item
      WHERE item.store_id = ${storeId} AND item.status = ANY(${UNSHIPPED_STATUSES}::text[])
      GROUP BY item.status`.execute(db)
    return rows
  })

/** An item of a seller with its order, its place in the order, and the moment of its payment. */
export type SellerItemRow = Selectable<OrderItems> &
  Pick<Selectable<Orders>, 'orderer_name' | 'orderer_mobile'> &
  Pick<
    Selectable<OrderAddresses>,
    | 'receiver_name'
    | 'receiver_mobile'
    | 'zonecode'
    | 'road_address'
    | 'detail_address'
    | 'delivery_request'
  > & {
    readonly order_created_at: Date
    /** Place among the items of the order, those of other stores counted, from 1. */
    readonly place: number
    readonly paid_at: Date | null
  }

const ITEM = sql<number>`(SELECT count(*)::int FROM order_items AS earlier
  WHERE earlier.order_id = order_items.order_id AND earlier.id <= order_items.id)`

/** Lists items by their ids, the newest order first. */
export const listSellerItems = (itemIds: readonly number[]) =>
  query(async (db): Promise<SellerItemRow[]> => {
    if (itemIds.length === 0) return []
    return db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .innerJoin('order_addresses', 'order_addresses.order_id', 'order_items.order_id')
      .leftJoin('payments', (join) =>
        join
          .onRef('payments.order_id', '=', 'order_items.order_id')
          .on('payments.additional_payment_id', 'is', null),
      )
      .select(COLUMNS.order_items)
      .select([
        'orders.orderer_name',
        'orders.orderer_mobile',
        'orders.created_at as order_created_at',
      ])
      .select([
        'order_addresses.receiver_name',
        'order_addresses.receiver_mobile',
        'order_addresses.zonecode',
        'order_addresses.road_address',
        'order_addresses.detail_address',
        'order_addresses.delivery_request',
      ])
      .select(['payments.completed_at as paid_at', ITEM.as('place')])
      .where('order_items.id', '=', sql<number>`ANY(${itemIds}::bigint[])`)
      .orderBy('order_items.ordered_at', 'desc')
      .orderBy('order_items.id', 'desc')
      .execute()
  })

/** Lists the ids of the items of an order that a store sold, oldest first. */
export const listItemIdsOfStore = (orderId: number, storeId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', orderId)
      .where('store_id', '=', storeId)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** Lists the shipping groups of these in which a claim runs. */
export const listClaimedGroups = (groupIds: readonly number[]) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('claims')
      .select('shipping_group_id')
      .where('shipping_group_id', '=', sql<number>`ANY(${groupIds}::bigint[])`)
      .where('state', 'in', OPEN_CLAIM_STATUSES)
      .execute()
    return rows.map((row) => row.shipping_group_id)
  })
