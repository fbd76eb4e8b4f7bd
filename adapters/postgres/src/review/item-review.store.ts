import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Lists the reviews that the buyers of items wrote of their options; items of guests have none. */
export const listItemReviews = (itemIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .leftJoin('reviews', (join) =>
        join
          .onRef('reviews.member_id', '=', 'orders.member_id')
          .onRef('reviews.goods_id', '=', 'order_items.goods_id')
          .onRef('reviews.option_id', '=', 'order_items.option_id'),
      )
      .select(['order_items.id as item_id', 'reviews.id as review_id', 'reviews.state'])
      .where('order_items.id', '=', sql<number>`ANY (${[...itemIds]}::bigint[])`)
      .where('orders.member_id', 'is not', null)
      .execute(),
  )
