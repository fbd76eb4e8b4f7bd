import { eachPortion, type Portion } from '@jangteo/postgres/database/eachPortion'
import * as Effect from 'effect/Effect'
import { expect, test } from 'vitest'

/** Rows with gaps between their ids, as tables have them. */
const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: 3 * place + 1 }))

test.each([
  [0, [0]],
  [1, [1]],
  [499, [499]],
  [500, [500, 0]],
  [501, [500, 1]],
  [1_234, [500, 500, 234]],
])(
  '%i rows are read in portions of at most 500, each once, in their order',
  async (count, sizes) => {
    const rows = rowsUpTo(count)
    const handed: (typeof rows)[] = []
    const list = ({ afterId, countMax }: Portion) =>
      Effect.succeed(rows.filter(({ id }) => id > afterId).slice(0, countMax))
    const use = (portion: readonly { readonly id: number }[]) =>
      Effect.sync(() => {
        handed.push([...portion])
      })
    await Effect.runPromise(eachPortion(list, use))
    expect([handed.map(({ length }) => length), handed.flat()]).toEqual([sizes, rows])
  },
)
