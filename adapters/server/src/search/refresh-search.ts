import type { Db } from '@jangteo/postgres/database/db'
import {
  refreshSearchIndex,
  SEARCH_PORTION_COUNT,
} from '@jangteo/postgres/search/refreshSearchIndex'
import { hasSearchChanges, queueAllGoods } from '@jangteo/postgres/search/search-index.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as References from 'effect/References'
import type { Logger } from 'pino'
import { setTimeout as delay } from 'node:timers/promises'
import type { Runtime } from '../app/services.ts'
import { scrub } from '../telemetry/describe-error.ts'

/** The task's name. */
export const REFRESH_ALL_SEARCH = 'refresh-all-search'

/** Time between two looks for products that changed, in milliseconds: a change is found within five seconds. */
const INTERVAL_MS = 2_000

/** Writes the index's rows of the products that changed, portion by portion, until none is left. */
const refreshChanged = Effect.fnUntraced(function* (): Effect.fn.Return<void, never, Db> {
  if (!(yield* hasSearchChanges())) return
  const nowMs = yield* Clock.currentTimeMillis
  let count = SEARCH_PORTION_COUNT
  while (count === SEARCH_PORTION_COUNT) count = yield* refreshSearchIndex(nowMs)
})

/** Has all products written again, once a day: they grow older, and brands and categories are named otherwise. */
export const refreshAllSearch: Effect.Effect<unknown, never, Db> = queueAllGoods()

type Following = { readonly close: () => Promise<void> }

/**
 * Looks every two seconds for products that changed and writes their rows of the index, until it is closed. Any number of
 * processes may do so at once: their portions follow each other. A failure is logged once, and what it left is taken next
 * time. Source: decision 101.
 */
export function followSearchChanges({
  runtime,
  log,
}: {
  readonly runtime: Runtime
  readonly log: Logger
}): Following {
  const stop = new AbortController()
  const look = Effect.provideService(refreshChanged(), References.TracerEnabled, false)
  const follow = async () => {
    let isFailing = false
    while (!stop.signal.aborted) {
      try {
        await runtime.runPromise(look)
        isFailing = false
      } catch (error) {
        if (!isFailing) log.error({ job: 'refresh-search' }, scrub(String(error)))
        isFailing = true
      }
      await delay(INTERVAL_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const following = follow()
  return {
    close: () => {
      stop.abort()
      return following
    },
  }
}
