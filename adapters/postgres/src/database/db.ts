import { Context, Effect, Exit, Schedule } from 'effect'
import type { Kysely } from 'kysely'
import type { DB } from './schema.gen.ts'

/** The database, or inside `transaction` the transaction: stores cannot tell and need not. */
export class Db extends Context.Service<Db, Kysely<DB>>()('Db') {}

/** Runs one statement. A failing statement is a defect: no caller can mend it. */
export const query = <A>(run: (db: Kysely<DB>) => Promise<A>): Effect.Effect<A, never, Db> =>
  Effect.flatMap(Db, (db) => Effect.promise(() => run(db)))

const RETRIED_SQL_STATES = new Set(['40001', '40P01'])
const TRANSACTION_TRIES_MAX = 3

function isRetried(defect: unknown): boolean {
  return (
    defect instanceof Error &&
    'code' in defect &&
    typeof defect.code === 'string' &&
    RETRIED_SQL_STATES.has(defect.code)
  )
}

class Conflicted {
  readonly _tag = 'Conflicted'
  readonly defect: unknown
  constructor(defect: unknown) {
    this.defect = defect
  }
}

/**
 * Runs a program in one transaction: committed when it succeeds, rolled back when it is refused,
 * fails or is interrupted. A deadlock or a serialization failure is tried anew, three times in all.
 */
export const transaction = <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Db, (db) =>
    Effect.acquireUseRelease(
      Effect.promise(() => db.startTransaction().execute()),
      (trx) => Effect.provideService(program, Db, trx),
      (trx, exit) =>
        Effect.promise(() =>
          Exit.isSuccess(exit) ? trx.commit().execute() : trx.rollback().execute(),
        ),
    ),
  ).pipe(
    Effect.catchDefect((defect) =>
      isRetried(defect) ? Effect.fail(new Conflicted(defect)) : Effect.die(defect),
    ),
    Effect.retry({
      while: (error) => error instanceof Conflicted,
      times: TRANSACTION_TRIES_MAX - 1,
      schedule: Schedule.exponential('20 millis'),
    }),
    Effect.catchIf(
      (error): error is Extract<typeof error, Conflicted> => error instanceof Conflicted,
      (conflict) => Effect.die(conflict.defect),
    ),
  ) as Effect.Effect<A, E, Exclude<R, Db> | Db>
