import * as Context from 'effect/Context'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Schedule from 'effect/Schedule'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { DB } from './schema.gen.ts'

/** The database, or inside `transaction` the transaction: stores cannot tell and need not. */
export class Db extends Context.Service<Db, Kysely<DB>>()('Db') {}

/** Runs one statement. A failing statement is a defect: no caller can mend it. */
export const query = <A>(run: (db: Kysely<DB>) => Promise<A>): Effect.Effect<A, never, Db> =>
  Effect.flatMap(Db, (db) => Effect.promise(() => run(db)))

/**
 * Runs a program in one transaction: committed when it succeeds, rolled back when it is refused,
 * fails or is interrupted. A deadlock or a serialization failure is tried anew, three times in all.
 * Inside a transaction it is part of that one.
 */
export const transaction = <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Db, (db): Effect.Effect<A, E, Exclude<R, Db>> =>
    db.isTransaction ? Effect.provideService(program, Db, db) : retried(begun(db, program)),
  )

const begun = <A, E, R>(db: Kysely<DB>, program: Effect.Effect<A, E, R>) =>
  Effect.acquireUseRelease(
    Effect.promise(() => db.startTransaction().execute()),
    (trx) => Effect.provideService(program, Db, trx),
    (trx, exit) =>
      Effect.promise(() => (Exit.isSuccess(exit) ? commit(trx) : trx.rollback().execute())),
  )

/** A commit that failed still holds its connection; only a rollback gives it back. */
async function commit(trx: ControlledTransaction<DB>): Promise<void> {
  try {
    await trx.commit().execute()
  } catch (error) {
    await trx
      .rollback()
      .execute()
      .catch(() => undefined)
    throw error
  }
}

const CANCELLED_SQL_STATE = '57014'
/** What the pool says, which has no codes: no connection came free in time, or a new one was not answered. */
const NO_CONNECTION_TEXTS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
])

/** Whether a defect is time that ran out: a statement took longer than the database lets it, or waited for a connection. */
export function isTimeOut(defect: unknown): boolean {
  if (!(defect instanceof Error)) return false
  const isCancelled = 'code' in defect && defect.code === CANCELLED_SQL_STATE
  return isCancelled || NO_CONNECTION_TEXTS.has(defect.message)
}

class Conflicted extends Data.TaggedError('Conflicted')<{ readonly defect: unknown }> {}

const TRIES_MAX = 3
const RETRIED_SQL_STATES = new Set(['40001', '40P01'])

function isConflict(defect: unknown): boolean {
  return defect instanceof Error && 'code' in defect && RETRIED_SQL_STATES.has(String(defect.code))
}

const retried = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  program.pipe(
    Effect.mapError((failure) => ({ failure })),
    Effect.catchDefect((defect) =>
      isConflict(defect) ? Effect.fail(new Conflicted({ defect })) : Effect.die(defect),
    ),
    Effect.retry({
      while: (error) => error instanceof Conflicted,
      times: TRIES_MAX - 1,
      schedule: Schedule.exponential('20 millis'),
    }),
    Effect.catch((error) =>
      error instanceof Conflicted ? Effect.die(error.defect) : Effect.fail(error.failure),
    ),
  )
