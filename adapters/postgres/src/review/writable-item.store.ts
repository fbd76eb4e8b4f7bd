import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'

/** A purchase that may be reviewed, as far as reviews ask. */
export type ReviewedItemRow = {
  readonly id: number
  readonly goods_id: number
  readonly store_id: number
  readonly option_id: number
  readonly goods_name: string
  readonly option_name: string
  readonly picture: string
  readonly status: OrderItemStatus
  readonly is_main: boolean
  readonly status_changed_at: Date
}

const ITEM = sql`items.id, items.goods_id, items.store_id, items.option_id, items.goods_name, items.option_name,
  items.picture, items.status, items.main_item_id IS NULL AS is_main, items.status_changed_at`

/** The same with the features that its store denies its buyers. */
export type OpenedItemRow = ReviewedItemRow & { readonly denied_features: readonly StoreFeature[] }

/** Finds an item of an order of the member. */
export const findReviewedItem = (id: number, memberId: number) =>
  query(async (db): Promise<OpenedItemRow | undefined> => {
    const { rows } =
      await sql<OpenedItemRow>`SELECT ${ITEM}, stores.denied_features FROM order_items AS items
      JOIN stores ON stores.id = items.store_id
      JOIN orders ON orders.id = items.order_id
      WHERE items.id = ${id} AND orders.member_id = ${memberId}`.execute(db)
    return rows[0]
  })

/** The newest confirmed purchase of every option without a review of the member's, confirmed since a moment. */
const writable = (memberId: number, since: Date): RawBuilder<unknown> => sql`
  SELECT DISTINCT ON (items.goods_id, items.option_id) ${ITEM} FROM order_items AS items
  JOIN orders ON orders.id = items.order_id
  WHERE orders.member_id = ${memberId} AND items.status = 'BF' AND items.main_item_id IS NULL
    AND items.status_changed_at >= ${since}
    AND NOT EXISTS (SELECT FROM reviews WHERE reviews.member_id = ${memberId}
      AND reviews.goods_id = items.goods_id AND reviews.option_id = items.option_id)
  ORDER BY items.goods_id, items.option_id, items.status_changed_at DESC, items.id DESC`

/** Lists what a member may review, what was confirmed first at the top: its time is over first. */
export const listWritableItems = (
  { memberId, since }: { readonly memberId: number; readonly since: Date },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query(async (db): Promise<ReviewedItemRow[]> => {
    const { rows } =
      await sql<ReviewedItemRow>`SELECT * FROM (${writable(memberId, since)}) AS items
      ORDER BY status_changed_at, id OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows
  })

export const countWritableItems = (memberId: number, since: Date) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (${writable(memberId, since)}) AS items`.execute(db)
    return rows[0]?.count ?? 0
  })

/** Lists the options of a product that a member has reviewed; deleted reviews count. */
export const listReviewedOptions = (memberId: number, goodsId: number) =>
  query((db) =>
    db
      .selectFrom('reviews')
      .select(['goods_id', 'option_id'])
      .where('member_id', '=', memberId)
      .where('goods_id', '=', goodsId)
      .execute(),
  )
