import { type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * An insertion of rows under ids that were drawn before. They travel as one value, so that the text of the statement, and
 * with it its plan, is the same for any number of them; all rows have the columns of the first.
 */
export function insertRows(table: keyof DB, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '))
  const json = JSON.stringify(rows)
  return sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`
}
