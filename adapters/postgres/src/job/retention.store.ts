import { sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** One portion of rows: those from before a moment, at most this many. Locked rows wait for the next run. */
export type Portion = { readonly before: Date; readonly countMax: number }

/** Deletes the oldest rows of a table, each as old as `column` says; returns the number of rows found. */
const dropOldest =
  <Name extends keyof DB>(table: Name, column: keyof DB[Name] & string) =>
  ({ before, countMax }: Portion) =>
    query(async (db) => {
      const [rows, age] = [sql.table(table), sql.ref(column)]
      const { numAffectedRows } = await sql`DELETE FROM ${rows} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${rows} WHERE ${age} < ${before}
        ORDER BY ${age} LIMIT ${countMax} FOR UPDATE SKIP LOCKED))`.execute(db)
      return Number(numAffectedRows ?? 0n)
    })

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

/** Deletes notifications of every inbox, with the marks of who read them. */
export const dropNotifications = dropOldest('notifications', 'created_at')

/** Deletes lines that their owners removed. */
export const dropRemovedCartLines = dropOldest('cart_lines', 'removed_at')

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
export const dropNotices = dropOldest('gateway_notices', 'received_at')

/** Deletes views. */
export const dropViews = dropOldest('goods_views', 'seen_at')

/** Deletes ship-files with their rows. */
export const dropShipFiles = dropOldest('ship_files', 'created_at')

/** Deletes recently viewed products of members and devices. */
export const dropRecentGoods = dropOldest('recent_goods', 'seen_at')

/** Deletes exhibitions and events that members and devices opened. */
export const dropRecentPages = dropOldest('recent_pages', 'seen_at')

/** Deletes logged searches. */
export const dropSearches = dropOldest('search_log', 'hour')

/** Deletes identities that may join again. */
export const dropRejoinBlocks = dropOldest('rejoin_blocks', 'ends_at')

/** Deletes applications that led to nothing, with their history; their documents are left to nobody. */
export const dropApplications = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const { numAffectedRows } = await sql`WITH old AS (
        SELECT id FROM seller_applications
        WHERE state IN ('REJECTED', 'WITHDRAWN') AND state_changed_at < ${before}
        ORDER BY state_changed_at LIMIT ${countMax} FOR UPDATE SKIP LOCKED
      ), freed AS (
        DELETE FROM seller_application_files WHERE application_id IN (SELECT id FROM old) RETURNING file_id
      ), detached AS (
        UPDATE files SET attached_at = NULL WHERE id IN (SELECT file_id FROM freed)
      ), history AS (
        DELETE FROM seller_application_history WHERE application_id IN (SELECT id FROM old)
      )
      DELETE FROM seller_applications WHERE id IN (SELECT id FROM old)`.execute(db)
    return Number(numAffectedRows ?? 0n)
  })

/** Deletes codes by e-mail and what they proved. */
export const dropEmailCodes = dropOldest('email_codes', 'sent_at')

/** Deletes the counts of addresses. */
export const dropEmailCodeCounts = dropOldest('email_code_counts', 'counted_at')

/** Deletes mails that nobody took. */
export const dropMails = dropOldest('mails', 'queued_at')
/** Deletes the history of logins. */
export const dropLoginRecords = dropOldest('login_records', 'at')

/** Deletes verifications of identities, used or not. */
export const dropVerifications = dropOldest('identity_verifications', 'started_at')
