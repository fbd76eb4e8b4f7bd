import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** One portion of rows: those from before a moment, at most this many. Locked rows wait for the next run. */
export type Portion = { readonly before: Date; readonly countMax: number }

/** Deletes lines of carts without a login, add-ons with their main line; returns the number of rows found. */
export const dropDeviceCartLines = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .deleteFrom('cart_lines')
      .where('id', 'in', (old) =>
        old
          .selectFrom('cart_lines')
          .select('id')
          .where('device_id', 'is not', null)
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    return dropped.length
  })

/** Deletes lines that their owners removed; returns the number of rows found. */
export const dropRemovedCartLines = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .deleteFrom('cart_lines')
      .where('id', 'in', (old) =>
        old
          .selectFrom('cart_lines')
          .select('id')
          .where('removed_at', '<', before)
          .orderBy('removed_at')
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    return dropped.length
  })

/** Deletes sessions that ended, or were used last, before; with the orders that they opened. */
export const dropSessions = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .with('old', (old) =>
        old
          .selectFrom('sessions')
          .select('id')
          .where('created_at', '<', before)
          .where(sql<Date>`coalesce(ended_at, last_seen_at)`, '<', before)
          .orderBy('created_at')
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .with('closed', (closed) =>
        closed
          .deleteFrom('session_orders')
          .where('session_id', 'in', (old) => old.selectFrom('old').select('id')),
      )
      .deleteFrom('sessions')
      .where('id', 'in', (old) => old.selectFrom('old').select('id'))
      .returning('id')
      .execute()
    return dropped.length
  })

/** Deletes the notices of gateways. */
export const dropNotices = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .deleteFrom('gateway_notices')
      .where('id', 'in', (old) =>
        old
          .selectFrom('gateway_notices')
          .select('id')
          .where('received_at', '<', before)
          .orderBy('received_at')
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    return dropped.length
  })

/** Deletes views; returns the number of rows found. */
export const dropViews = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const { numAffectedRows } = await sql`DELETE FROM goods_views WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM goods_views WHERE seen_at < ${before}
      ORDER BY seen_at LIMIT ${countMax} FOR UPDATE SKIP LOCKED))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  })

/** Deletes recently viewed products of members and devices; returns the number of rows found. */
export const dropRecentGoods = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .deleteFrom('recent_goods')
      .where('id', 'in', (old) =>
        old
          .selectFrom('recent_goods')
          .select('id')
          .where('seen_at', '<', before)
          .orderBy('seen_at')
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    return dropped.length
  })

/** Deletes logged searches; returns the number of rows found. */
export const dropSearches = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const { numAffectedRows } = await sql`DELETE FROM search_log WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM search_log WHERE hour < ${before}
      ORDER BY hour LIMIT ${countMax} FOR UPDATE SKIP LOCKED))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  })
