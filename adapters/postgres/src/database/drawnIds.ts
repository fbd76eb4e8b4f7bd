import { sql } from 'kysely'
import type { Placed } from './compileOnce.ts'
import type { DB } from './schema.gen.ts'

/**
 * Ids for rows that are about to be written, out of the sequence of their table. The planner does not see how many, as for
 * `isOneOf`, so that one plan is stored.
 */
export const drawnIds = (table: keyof DB, count: Placed<number>) =>
  sql<{ id: number }>`SELECT nextval(${sql.lit(`${table}_id_seq`)}) AS id
    FROM generate_series(1, (SELECT ${count}::int))`
