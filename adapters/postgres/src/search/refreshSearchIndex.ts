import { popularityOf } from '@jangteo/core/search/searchScore.rules'
import { searchTextOf } from '@jangteo/core/search/searchText.rules'
import * as Effect from 'effect/Effect'
import type { Kysely } from 'kysely'
import { Db, transaction } from '../database/db.ts'
import { lockNames } from '../database/lockNames.ts'
import type { DB } from '../database/schema.gen.ts'
import { withoutIndexes } from '../database/withoutIndexes.ts'
import {
  addSearchRows,
  countAllGrams,
  dropSearchChanges,
  listGoodsAfter,
  loadSearchSources,
  type SearchRow,
  type SearchSourceRow,
  takeSearchChanges,
  writeSearchRows,
} from './search-index.store.ts'

/** Changes that one transaction takes. */
export const SEARCH_PORTION_COUNT = 500

const DAY_MS = 24 * 60 * 60 * 1000
/** Points of the ranking are stored in thousandths. */
const POINTS_SCALE = 1_000

function toSearchRow(source: SearchSourceRow, nowMs: number): SearchRow {
  const { name, model_name: modelName, category_name: categoryName, brand, tags, ...facts } = source
  const { week_points: weekPoints, ...columns } = facts
  const text = searchTextOf({ name, brand, modelName, categoryName, tags })
  const popularity = popularityOf({
    weekPoints: weekPoints / POINTS_SCALE,
    reviewCount: source.review_count,
    ratingAverage: source.rating_average,
    ageDays: (nowMs - source.created_at.getTime()) / DAY_MS,
  })
  return { ...columns, ...text, grams: [...text.grams], popularity }
}

/** The index's rows of products as they are now. */
const rowsOf = (
  goodsIds: readonly number[],
  nowMs: number,
): Effect.Effect<readonly SearchRow[], never, Db> =>
  Effect.map(loadSearchSources(goodsIds), (sources) =>
    sources.map((source) => toSearchRow(source, nowMs)),
  )

/**
 * Writes the index's rows of one portion of the products that changed; the number of changes that it took. Two at once
 * follow each other, because both would count the same grams; a change that comes meanwhile waits for the next portion.
 */
export const refreshSearchIndex = Effect.fnUntraced(function* (
  nowMs: number,
): Effect.fn.Return<number, never, Db> {
  yield* lockNames(['search index'])
  const changed = yield* takeSearchChanges(SEARCH_PORTION_COUNT)
  const goodsIds = [...new Set(changed)]
  if (changed.length > 0) yield* writeSearchRows(goodsIds, yield* rowsOf(goodsIds, nowMs))
  return changed.length
}, transaction)

const addAll = Effect.fnUntraced(function* (nowMs: number): Effect.fn.Return<void, never, Db> {
  let after = 0
  for (;;) {
    const goodsIds = yield* listGoodsAfter(after, SEARCH_PORTION_COUNT)
    const last = goodsIds.at(-1)
    if (last === undefined) return
    yield* addSearchRows(yield* rowsOf(goodsIds, nowMs))
    after = last
  }
})

/**
 * Writes the rows of all products into the empty index, in the transaction that loaded them: not by the queue, whose taken
 * entries each portion would read again until it commits, and the grams' counts once, not portion by portion.
 */
export async function fillSearchIndex(trx: Kysely<DB>, nowMs: number): Promise<void> {
  const run = <A>(work: Effect.Effect<A, never, Db>) =>
    Effect.runPromise(Effect.provideService(work, Db, trx))
  await withoutIndexes(trx, 'goods_search', () => run(addAll(nowMs)))
  await run(Effect.all([countAllGrams(), dropSearchChanges()]))
}
