import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { Insertable } from 'kysely'
import { query } from '../database/db.ts'
import type { OrderAddresses, Orders } from '../database/schema.gen.ts'

export const insertOrder = (order: Insertable<Orders>) =>
  query((db) => db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow())

export const insertOrderAddress = (address: Insertable<OrderAddresses>) =>
  query((db) => db.insertInto('order_addresses').values(address).execute())

/** Locks an order: the first lock of everything that changes it. */
export const lockOrder = (id: number) =>
  query((db) =>
    db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )

export const findOrder = (id: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
      .selectAll('orders')
      .select([
        'order_addresses.receiver_name',
        'order_addresses.receiver_mobile',
        'order_addresses.zonecode',
        'order_addresses.road_address',
        'order_addresses.detail_address',
        'order_addresses.delivery_request',
      ])
      .where('orders.id', '=', id)
      .executeTakeFirst(),
  )

/** An order that a guest may open with its password. */
export const findGuestOrder = (id: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'created_at', 'guest_password_hash'])
      .where('id', '=', id)
      .where('member_id', 'is', null)
      .executeTakeFirst(),
  )

/** Whether a guest's session may see the order. */
export const isOrderInSession = (sessionId: string, orderId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('session_orders')
      .select('order_id')
      .where('session_id', '=', sessionId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row !== undefined
  })

/** The order becomes one that its buyer finds in the list. */
export const listOrderForBuyer = (id: number) =>
  query((db) => db.updateTable('orders').set({ is_listed: true }).where('id', '=', id).execute())

export type OrderSearch = {
  readonly memberId: number
  /** Only orders with an item in one of these states; `null` is every order. */
  readonly statuses: readonly OrderItemStatus[] | null
  readonly from: Date | null
  readonly to: Date | null
  readonly goodsName: string | null
  readonly offset: number
  readonly limit: number
}

/** The member's orders, newest first, and how many there are. */
export const searchOrders = (search: OrderSearch) =>
  query(async (db) => {
    let found = db
      .selectFrom('orders')
      .where('orders.member_id', '=', search.memberId)
      .where('orders.is_listed', '=', true)
    if (search.from !== null) found = found.where('orders.created_at', '>=', search.from)
    if (search.to !== null) found = found.where('orders.created_at', '<=', search.to)
    const { statuses, goodsName } = search
    if (statuses !== null || goodsName !== null) {
      found = found.where((where) => {
        let items = where
          .selectFrom('order_items')
          .select('order_items.id')
          .whereRef('order_items.order_id', '=', 'orders.id')
        if (statuses !== null) items = items.where('order_items.status', 'in', statuses)
        if (goodsName !== null) {
          items = items.where('order_items.goods_name', 'ilike', `%${escapeLike(goodsName)}%`)
        }
        return where.exists(items)
      })
    }
    const { count } = await found
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const orders = await found
      .selectAll('orders')
      .orderBy('orders.id', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute()
    return { count, orders }
  })

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
