import { sql } from 'kysely'
import { type Places, prepareOnce } from './compileOnce.ts'
import { send } from './db.ts'

const lock = prepareOnce(
  (_, { names }: Places<{ names: readonly string[] }>) =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`,
)

/** Locks things that have no row of their own by their names, one after the other, until the transaction ends. */
export const lockNames = (names: readonly string[]) => send(() => lock({ names }))
