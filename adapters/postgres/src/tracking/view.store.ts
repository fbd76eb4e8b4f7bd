import type { Day } from '@jangteo/core/calendar/day.rules'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'
import { isPublic } from '../goods/card.columns.ts'

/** Finds the key of a month, named by its first day. */
export const findVisitorKey = (month: Day) =>
  query(async (db): Promise<Buffer | undefined> => {
    const row = await db
      .selectFrom('visitor_keys')
      .select('key')
      .where('month', '=', month)
      .executeTakeFirst()
    return row?.key
  })

/** Stores the key of a month unless somebody else did. */
export const saveVisitorKey = (month: Day, key: Buffer) =>
  query((db) =>
    db
      .insertInto('visitor_keys')
      .values({ month, key })
      .onConflict((conflict) => conflict.column('month').doNothing())
      .execute(),
  )

/** Deletes the keys of months that began before a day: what they hashed names nobody from then on. */
export const dropVisitorKeys = (before: Day) =>
  query((db) => db.deleteFrom('visitor_keys').where('month', '<', before).execute())

/** Views of products by one visitor on one Korean day. */
export type NewViews = {
  readonly goodsIds: readonly number[]
  readonly visitor: Buffer
  readonly day: Day
  readonly at: Date
}

/**
 * Counts views, each once for a visitor, a product and a day; ids of no product are left out. In the order of the ids, so
 * that two calls of one visitor never wait for each other crosswise.
 */
export const insertViews = ({ goodsIds, visitor, day, at }: NewViews) =>
  send((db) =>
    sql`INSERT INTO goods_views (day, goods_id, visitor, seen_at)
      SELECT ${day}::date, goods.id, ${visitor}, ${at} FROM goods
      WHERE goods.id = ANY(${[...goodsIds]}::bigint[]) AND ${isPublic} ORDER BY goods.id
      ON CONFLICT DO NOTHING`.compile(db),
  )
