import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import {
  buildDictionary,
  DICTIONARY_GOODS_COUNT_MIN,
  DICTIONARY_VISITOR_COUNT_MIN,
  SEARCH_LOG_DAYS,
} from '@jangteo/core/search/dictionary.rules'
import { holdsBlocked } from '@jangteo/core/display/operatorKeyword.rules'
import {
  RELATED_MINUTES_MAX,
  RELATED_VISITOR_COUNT_MIN,
  relateKeywords,
} from '@jangteo/core/search/related.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  hasDictionary,
  listNameSources,
  listNameWords,
  listSearchedWords,
  replaceDictionary,
} from '@jangteo/postgres/search/dictionary.store'
import { listBlockedWords } from '@jangteo/postgres/search/operator-keyword.store'
import { replaceRelated } from '@jangteo/postgres/search/keyword-rank.store'
import { countSharedVisits } from '@jangteo/postgres/search/search-log.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { RANK_KEYWORDS } from './rank-keywords.ts'

export const REBUILD_DICTIONARY = 'rebuild-dictionary'
export const RELATE_KEYWORDS = 'relate-keywords'

/** Makes the dictionary from names and searches. Readers see the former one until it is done; two runs follow each other. */
export const rebuildDictionary: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const since = new Date(nowMs - SEARCH_LOG_DAYS * DAY_MS)
  const sources = [
    ...(yield* listNameSources(at)),
    ...(yield* listSearchedWords(since, DICTIONARY_VISITOR_COUNT_MIN)),
    ...(yield* listNameWords(at, DICTIONARY_GOODS_COUNT_MIN)),
  ]
  const blocked = yield* listBlockedWords()
  const shown = sources.filter(
    ({ kind, word }) => kind !== 'KEYWORD' || !holdsBlocked(word, blocked),
  )
  yield* transaction(replaceDictionary(buildDictionary(shown)))
})

/** Makes the related keywords from the searches of the last days. */
export const relateSearches: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const visits = yield* countSharedVisits({
    since: new Date(nowMs - SEARCH_LOG_DAYS * DAY_MS),
    minutesMax: RELATED_MINUTES_MAX,
    visitorCountMin: RELATED_VISITOR_COUNT_MIN,
  })
  const blocked = yield* listBlockedWords()
  const shown = [...relateKeywords(visits)]
    .filter(([compact]) => !holdsBlocked(compact, blocked))
    .map(([compact, keywords]) => {
      const others = keywords.filter((keyword) => !holdsBlocked(keyword, blocked))
      return [compact, others] as const
    })
  yield* transaction(replaceRelated(new Map(shown)))
})

/** At the first start there is no dictionary, no board and nothing related yet: the jobs of the night run at once. */
export const prepareKeywords: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  if (yield* hasDictionary()) return
  const dueAt = new Date(yield* Clock.currentTimeMillis)
  for (const task of [REBUILD_DICTIONARY, RELATE_KEYWORDS, RANK_KEYWORDS]) {
    yield* addJob({ task, payload: {}, dueAt, key: task })
  }
})
