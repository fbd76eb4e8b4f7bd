import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  refreshSearchIndex,
  SEARCH_PORTION_COUNT,
} from '@jangteo/postgres/search/refreshSearchIndex'
import { queueAllGoods } from '@jangteo/postgres/search/search-index.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** Tasks' names. */
export const REFRESH_SEARCH = 'refresh-search'
export const REFRESH_ALL_SEARCH = 'refresh-all-search'

/** Time between two looks for products that changed, in milliseconds: a change is found within five seconds. */
const INTERVAL_MS = 2_000

/** Adds the next look, of which there is one at a time. */
export const scheduleSearchRefresh = Effect.fnUntraced(function* (
  afterMs: number,
): Effect.fn.Return<void, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  yield* addJob({
    task: REFRESH_SEARCH,
    payload: {},
    dueAt: new Date(nowMs + afterMs),
    key: REFRESH_SEARCH,
  })
})

/**
 * Writes the index's rows of the products that changed, one portion, and adds itself again: at once after a full portion,
 * else two seconds later. Any number of them at once follow each other. Source: decision 101.
 */
export const refreshSearch: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const count = yield* refreshSearchIndex(nowMs)
  yield* scheduleSearchRefresh(count === SEARCH_PORTION_COUNT ? 0 : INTERVAL_MS)
})

/** Has all products written again, once a day: they grow older, and brands and categories are named otherwise. */
export const refreshAllSearch: Effect.Effect<unknown, never, Db> = queueAllGoods()
