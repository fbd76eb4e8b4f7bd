import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { ExpressionBuilder } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** Which of a member's orders: ordered between two moments, with goods of such a name (`null`: any). */
export type OrderScope = {
  readonly memberId: number
  readonly from: Date
  readonly to: Date
  readonly goodsName: string | null
}

export type OrderSearch = OrderScope & {
  /** Only orders with such an item in one of these states; `null` is every order. */
  readonly statuses: readonly OrderItemStatus[] | null
  readonly offset: number
  readonly limit: number
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

type ItemScope = Pick<OrderSearch, 'statuses' | 'goodsName'>

function isOfAnyItem({ statuses, goodsName }: ItemScope): boolean {
  return statuses === null && goodsName === null
}

function hasItem(where: ExpressionBuilder<DB, 'orders'>, { statuses, goodsName }: ItemScope) {
  let items = where
    .selectFrom('order_items')
    .select('order_items.id')
    .whereRef('order_items.order_id', '=', 'orders.id')
  if (statuses !== null) items = items.where('order_items.status', 'in', statuses)
  if (goodsName !== null) {
    items = items.where('order_items.goods_name', 'ilike', `%${escapeLike(goodsName)}%`)
  }
  return where.exists(items)
}

/** The member's orders, newest first, and how many there are. */
export const searchOrders = (search: OrderSearch) =>
  query(async (db) => {
    const found = db
      .selectFrom('orders')
      .where('orders.member_id', '=', search.memberId)
      .where('orders.is_listed', '=', true)
      .where('orders.created_at', '>=', search.from)
      .where('orders.created_at', '<=', search.to)
      .where((where) => (isOfAnyItem(search) ? where.lit(true) : hasItem(where, search)))
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

/** Which states the items of each of the member's orders are in, as far as the goods name lets them count. */
export const listOrderStatuses = ({ memberId, from, to, goodsName }: OrderScope) =>
  query((db) => {
    const items = db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(['orders.id as order_id', 'order_items.status'])
      .distinct()
      .where('orders.member_id', '=', memberId)
      .where('orders.is_listed', '=', true)
      .where('orders.created_at', '>=', from)
      .where('orders.created_at', '<=', to)
    return goodsName === null
      ? items.execute()
      : items.where('order_items.goods_name', 'ilike', `%${escapeLike(goodsName)}%`).execute()
  })
