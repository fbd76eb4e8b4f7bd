import { type Db, writable } from '@jangteo/postgres/database/db'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'

/** Waits until the caller of a call that already runs is confirmed; dies when the sender is another. */
export const Confirmation = Context.Reference<Effect.Effect<void>>('Confirmation', {
  defaultValue: () => Effect.void,
})

/**
 * Runs a write by which a call that only reads is recorded, such as a line of a log. It waits until the caller is
 * confirmed, so that nothing is recorded in the name of another.
 */
export const recordRead = <A, E, R>(
  write: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Db> | Db> =>
  Effect.flatMap(Confirmation, (confirmed) => Effect.andThen(confirmed, writable(write)))
