import type { Kysely } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Beginning of a statement, built once for each database: builders never change, and naming thirty columns again for
 * every request costs more than sending them.
 */
export function beginOnce<Builder>(
  build: (db: Kysely<DB>) => Builder,
): (db: Kysely<DB>) => Builder {
  const begun = new WeakMap<Kysely<DB>, Builder>()
  return (db) => {
    const known = begun.get(db) ?? build(db)
    begun.set(db, known)
    return known
  }
}
