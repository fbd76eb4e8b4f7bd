import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Work that took one connection of the pool. */
export type Borrowing<Result> = {
  readonly result: Promise<Result>
  /** Closes the connection at once, whatever it waits for; without effect before there is one. */
  readonly cut: (reason: Error) => void
}

const borrowers = new AsyncLocalStorage<(client: PoolClient) => void>()

/** The pool as Kysely takes it; a connection that is taken inside `borrowConnection` is noted there. */
export function lendingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      borrowers.getStore()?.(client)
      return client
    },
    end: () => pool.end(),
  }
}

/** Begins work that takes one connection, so that it can be cut off. */
export function borrowConnection<Result>(work: () => Promise<Result>): Borrowing<Result> {
  let borrowed: PoolClient | null = null
  const note = (client: PoolClient) => {
    borrowed = client
  }
  return {
    result: borrowers.run(note, work),
    cut: (reason) => borrowed?.connection.stream.destroy(reason),
  }
}
