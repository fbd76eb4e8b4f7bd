import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

/** Something that a page or a coupon names, with its name. */
export type NamedTarget = { readonly targetId: number; readonly name: string }

type NamedRow = { readonly id: number; readonly name: string }

/** Names rows by their ids; what does not exist any more is left out, and without ids nothing is asked. */
export const namedBy = Effect.fnUntraced(function* (
  ids: readonly number[],
  list: (ids: readonly number[]) => Effect.Effect<readonly NamedRow[], never, Db>,
): Effect.fn.Return<NamedTarget[], never, Db> {
  if (ids.length === 0) return []
  return (yield* list(ids)).map(({ id, name }) => ({ targetId: id, name }))
})
