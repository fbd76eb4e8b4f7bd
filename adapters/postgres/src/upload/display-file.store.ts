import { sql } from 'kysely'
import { query } from '../database/db.ts'

/**
 * Attaches pictures that the shop is to show, by the keys that they are served by: those of operators, and those that a
 * product of a store has already. Answers how many there were.
 */
export const attachDisplayPictures = (keys: readonly string[], at: Date) =>
  query(async (db) => {
    const rows = await db
      .updateTable('files')
      .set({ attached_at: sql<Date>`coalesce(attached_at, ${at}::timestamptz)` })
      .where('public_key', '=', sql<string>`ANY(${[...keys]}::text[])`)
      .where((where) =>
        where.or([
          where('operator_id', 'is not', null),
          where.and([where('store_id', 'is not', null), where('attached_at', 'is not', null)]),
        ]),
      )
      .where('kind', '=', 'IMAGE')
      .where('media_type', '=', 'image/jpeg')
      .where('stored_at', 'is not', null)
      .where('removing_at', 'is', null)
      .returning('id')
      .execute()
    return rows.length
  })
