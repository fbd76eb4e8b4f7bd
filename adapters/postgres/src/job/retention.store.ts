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
