import * as Context from 'effect/Context'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Schedule from 'effect/Schedule'
import type { CompiledQuery, Kysely } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import { isAway } from './outage.ts'
import {
  beginTransaction,
  borrowReads,
  isOneConnection,
  type PipelinedTransaction,
  readingOf,
  transactionOf,
  writableOf,
} from './pipelinedTransaction.ts'
import type { DB } from './schema.gen.ts'
import { TimeRanOut } from './timeRanOut.ts'
import { traced } from './traced.ts'

/** The database, or inside `transaction` the transaction; stores need not know which. */
export class Db extends Context.Service<Db, Kysely<DB>>()('Db') {}

/**
 * Number of commits that a program sent, without those that the database refused, and of those that were carried out.
 */
export type CommitCount = { sent: number; done: number }

/** Commits of the running program, for callers that report its outcome. */
export const Commits = Context.Reference<CommitCount>('Commits', {
  defaultValue: () => ({ sent: 0, done: 0 }),
})

/** A COMMIT was sent and its connection ended before the answer: it may have been carried out. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError'
}

/** Runs one statement. A failing statement is a defect: no caller can fix it. */
export const query = <A>(run: (db: Kysely<DB>) => Promise<A>): Effect.Effect<A, never, Db> =>
  traced(
    Effect.flatMap(Db, (db) => Effect.promise(() => run(db))),
    'sql',
    'client',
  )

/**
 * Sends one statement. Inside a transaction nobody waits for its answer: it leaves with the statement or the commit that
 * follows, and when it fails, so does the transaction. For writes of which nothing but their success is asked, and for
 * locks. Source: decision 094.
 */
export const send = (build: (db: Kysely<DB>) => CompiledQuery): Effect.Effect<void, never, Db> =>
  traced(
    Effect.flatMap(Db, (db) => {
      const open = transactionOf(db)
      return open === null
        ? Effect.promise(() => db.executeQuery(build(db)).then(() => undefined))
        : Effect.sync(() => open.send(build(db)))
    }),
    'sql',
    'client',
  )

/**
 * Runs a program that only reads: a statement that writes, or a transaction, is a defect and does not reach the database.
 * Source: decision 182.
 */
export const reading = <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Db, (db) => Effect.provideService(program, Db, readingOf(db)))

/** Runs what a program that only reads has to write for the record. */
export const writable = <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Db, (db) => Effect.provideService(program, Db, writableOf(db) ?? db))

/** For `Effect.all` inside of `together`. */
export const AT_ONCE = { concurrency: 'unbounded' } as const

/**
 * Runs programs over one connection that begin at once (`AT_ONCE`), so that their statements leave together and are run
 * in the order of the programs. Not for programs that open a transaction. Source: decision 094.
 */
export const together = <A, E, R>(programs: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Db, (db): Effect.Effect<A, E, Exclude<R, Db>> =>
    isOneConnection(db)
      ? Effect.provideService(programs, Db, db)
      : Effect.acquireUseRelease(
          Effect.promise(() => borrowReads(db)),
          (reads) => Effect.provideService(programs, Db, reads),
          (reads) => Effect.sync(() => reads.release()),
        ),
  )

/**
 * Runs a program in one transaction: committed when it succeeds, rolled back when it is refused,
 * fails or is interrupted. A deadlock or a serialization failure is tried again, three times in all.
 * Inside a transaction it is part of that one. A commit is never interrupted; one whose connection ended before its
 * answer is a `CommitUnknownError`.
 */
export const transaction = <A, E, R>(
  program: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Db, (db): Effect.Effect<A, E, Exclude<R, Db>> =>
    db.isTransaction
      ? Effect.provideService(program, Db, db)
      : traced(retried(begun(db, program)), 'sql transaction'),
  )

/** Time for which an interrupted transaction waits for its own end, in milliseconds; then its connection is cut. */
const END_MS_MAX = 400

const begun = <A, E, R>(db: Kysely<DB>, program: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Commits, (commits) => {
    const beginning = beginTransaction(db)
    return Effect.acquireUseRelease(
      interruptible(beginning, () => {
        beginning.then((trx) => trx.abandon()).catch(() => undefined)
        return Promise.resolve()
      }),
      (trx) => Effect.provideService(program, Db, trx),
      (trx, exit) => {
        const ending = Exit.isSuccess(exit) ? commit(trx, commits) : trx.abandon()
        return interruptible(ending, () => endInTime(ending, (reason) => trx.cut(reason)))
      },
    )
  })

/** Waits for a promise where an interruption would otherwise have to wait for it; then `onInterrupt` follows. */
const interruptible = <A>(promise: Promise<A>, onInterrupt: () => Promise<void>) => {
  promise.catch(() => undefined)
  return Effect.interruptible(Effect.promise(() => promise)).pipe(
    Effect.onInterrupt(() => Effect.promise(onInterrupt)),
  )
}

/**
 * Gives a transaction a moment to end, then cuts its connection: the database rolls back what it has not committed by
 * then, whether it is busy, waits for a lock or is away.
 */
async function endInTime(ending: Promise<void>, cut: (reason: Error) => void): Promise<void> {
  const patience = new AbortController()
  const over = delay(END_MS_MAX, 'over', { signal: patience.signal }).catch(() => 'ended')
  const first = await Promise.race([ending.then(endedOf, endedOf), over])
  patience.abort()
  if (first === 'over') cut(new TimeRanOut('the transaction did not end in time'))
}

const endedOf = () => 'ended'

/** A commit that failed still holds its connection; only a rollback gives it back. */
async function commit(trx: PipelinedTransaction, commits: CommitCount): Promise<void> {
  const { failure } = trx
  if (failure !== null) {
    await trx.abandon().catch(() => undefined)
    throw failure.error
  }
  commits.sent += 1
  try {
    await trx.end()
    commits.done += 1
  } catch (error) {
    await trx.abandon().catch(() => undefined)
    if (!isRolledBack(error)) throw new CommitUnknownError('commit', { cause: error })
    commits.sent -= 1
    throw error
  }
}

/** PostgreSQL answered the COMMIT, or a statement before it, with an error, so nothing of the transaction is left. */
function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && !isAway(error)
}

const CANCELLED_SQL_STATE = '57014'
/** Texts of the pool's errors, which have no codes: no connection became free in time, or a new one got no answer. */
const NO_CONNECTION_TEXTS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
])

/** True when a defect is a time-out: a statement took longer than its limit, or waited for a connection. */
export function isTimeOut(defect: unknown): boolean {
  if (!(defect instanceof Error)) return false
  if (defect instanceof TimeRanOut) return true
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
