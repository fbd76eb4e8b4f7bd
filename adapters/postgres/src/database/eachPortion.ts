import * as Effect from 'effect/Effect'

/** Rows that are read at once: all of a table at once may be a million. */
const COUNT_MAX = 500

/** Rows behind an id, by ascending id. */
export type Portion = { readonly afterId: number; readonly countMax: number }

/** Reads rows by ascending id, 500 at a time, and hands each portion on before the next one is read. */
export const eachPortion = Effect.fnUntraced(function* <
  Row extends { readonly id: number },
  Needed,
  UseNeeded,
>(
  list: (portion: Portion) => Effect.Effect<readonly Row[], never, Needed>,
  use: (rows: readonly Row[]) => Effect.Effect<void, never, UseNeeded>,
): Effect.fn.Return<void, never, Needed | UseNeeded> {
  for (let afterId: number | undefined = 0; afterId !== undefined;) {
    const rows: readonly Row[] = yield* list({ afterId, countMax: COUNT_MAX })
    yield* use(rows)
    afterId = rows.length < COUNT_MAX ? undefined : rows.at(-1)?.id
  }
})
