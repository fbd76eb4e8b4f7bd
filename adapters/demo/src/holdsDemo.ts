import { type Kysely, sql } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'

/**
 * True when the demo was loaded into a database. It is loaded into an empty one alone and products are never removed, so the
 * first of them says so: its pictures are the demo's, where a seller's are uploaded. False before the first migration.
 */
export async function holdsDemo(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ has_goods: boolean }>`
    SELECT to_regclass('goods') IS NOT NULL AS has_goods`.execute(db)
  if (rows[0]?.has_goods !== true) return false
  const first = await db.selectFrom('goods').select('pictures').orderBy('id').limit(1).execute()
  return first.some(({ pictures }) => pictures === null)
}
