import { send } from './db.ts'

/** Locks something that has no row of its own by its name, until the transaction ends. */
export const lockName = (name: string) =>
  send((db) =>
    db
      .selectNoFrom((select) =>
        select
          .fn('pg_advisory_xact_lock', [
            select.fn('hashtextextended', [select.val(name), select.val(0)]),
          ])
          .as('locked'),
      )
      .compile(),
  )
