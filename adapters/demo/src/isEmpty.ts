import { type Kysely, sql } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'

/** True when nobody has put a store, a category, a brand or a member into the market yet. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM stores)
      AND NOT EXISTS (SELECT FROM categories)
      AND NOT EXISTS (SELECT FROM brands)
      AND NOT EXISTS (SELECT FROM members) AS is_empty
  `.execute(db)
  return rows[0]?.is_empty === true
}
