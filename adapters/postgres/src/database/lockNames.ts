import { send } from './db.ts'
import { statement } from './statement.ts'

/** Locks things that have no row of their own by their names, one after the other, until the transaction ends. */
export const lockNames = (names: readonly string[]) =>
  send(
    () =>
      statement`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`,
  )
