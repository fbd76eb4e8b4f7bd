import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Attaches pictures that a store uploaded, by the keys that they are served by; answers how many there were. */
export const attachStorePictures = (storeId: number, keys: readonly string[], at: Date) =>
  query(async (db) => {
    const rows = await db
      .updateTable('files')
      .set({ attached_at: sql<Date>`coalesce(attached_at, ${at}::timestamptz)` })
      .where('store_id', '=', storeId)
      .where('public_key', '=', sql<string>`ANY(${[...keys]}::text[])`)
      .where('kind', '=', 'IMAGE')
      .where('media_type', '=', 'image/jpeg')
      .where('stored_at', 'is not', null)
      .where('removing_at', 'is', null)
      .returning('id')
      .execute()
    return rows.length
  })
