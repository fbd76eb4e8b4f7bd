import { isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import { startOfHourMs } from '@jangteo/core/search/popular.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { insertSearch } from '@jangteo/postgres/search/search-log.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { recordRead } from '../call/record-read.ts'
import { visitorOf } from '../tracking/visitor.ts'

type LoggedSearch = { readonly keyword: string; readonly resultCount: number }

/**
 * Logs a caller's search for a keyword, once an hour, under a hash that names nobody; keywords that may name somebody are
 * not logged. Source: market-rules §0, §2.3.
 */
export const logSearch = Effect.fnUntraced(function* ({
  keyword,
  resultCount,
}: LoggedSearch): Effect.fn.Return<void, never, Caller | Db> {
  if (!isStorableKeyword(keyword)) return
  const nowMs = yield* Clock.currentTimeMillis
  const search = {
    keyword,
    hour: new Date(startOfHourMs(nowMs)),
    at: new Date(nowMs),
    hasResults: resultCount > 0,
  }
  const visitor = visitorOf(yield* Caller, nowMs)
  yield* recordRead(Effect.flatMap(visitor, (hash) => insertSearch({ ...search, visitor: hash })))
})
