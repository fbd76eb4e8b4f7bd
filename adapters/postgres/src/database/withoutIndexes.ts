import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Memory that an index may be built in; a large one is sorted in files where it does not suffice. */
const BUILD_MEMORY = '512MB'

/**
 * Fills a table without its indexes and builds them afterwards, each at once: a million rows that enter a full index one by
 * one take many times as long. Those of keys and constraints stay. Needs the table's owner and a transaction, which
 * nobody else sees the table in.
 */
export async function withoutIndexes(
  trx: Kysely<DB>,
  table: keyof DB,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = ${table}::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    ORDER BY relname`.execute(trx)
  for (const { name } of rows) await sql`DROP INDEX ${sql.id(name)}`.execute(trx)
  await fill()
  await sql`SET LOCAL maintenance_work_mem = ${sql.lit(BUILD_MEMORY)}`.execute(trx)
  for (const { definition } of rows) await sql.raw(definition).execute(trx)
}
