import { normaliseKeyword, searchLetters } from '@jangteo/core/search/keyword.rules'
import {
  decideSuggestion,
  seeksSuggestion,
  SPELLING_SIMILARITY_MIN,
  type Suggestion,
  suggestionsOf,
} from '@jangteo/core/search/suggestion.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findSimilarWords } from '@jangteo/postgres/search/dictionary.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import { totalOf } from './list-hits.ts'
import { readKeyword } from './read-keyword.ts'
import { plainSearch } from './search-way.ts'

/** Similar words that are looked at. */
const WORD_COUNT_MAX = 20
/** Suggestions whose results are counted, the likeliest first. */
const SUGGESTION_COUNT_MAX = 8

/** Counts the products of a keyword, without filters. */
const countResults = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<number, never, Db | FigureCache> {
  const at = new Date(yield* Clock.currentTimeMillis)
  const { count } = yield* totalOf(yield* plainSearch(keyword, at))
  return count
})

/**
 * Returns the keyword to search for instead of a text as it was typed: one that finds more, when it finds next to nothing
 * and its buyer does not insist. `null` for none. Source: market-rules §2.3.
 */
export const suggestionFor = Effect.fnUntraced(function* (
  text: string,
  noSuggest: boolean,
): Effect.fn.Return<Suggestion | null, never, Db | FigureCache> {
  const keyword = normaliseKeyword(text)
  const resultCount = yield* countResults(keyword)
  if (!seeksSuggestion({ resultCount, noSuggest })) return null
  const words = yield* findSimilarWords(searchLetters(keyword), {
    similarityMin: SPELLING_SIMILARITY_MIN,
    countMax: WORD_COUNT_MAX,
  })
  const suggestions = suggestionsOf(text, words).slice(0, SUGGESTION_COUNT_MAX)
  const counted = yield* Effect.forEach(
    suggestions,
    (suggestion) =>
      Effect.map(countResults(suggestion.keyword), (count) => ({
        ...suggestion,
        resultCount: count,
      })),
    { concurrency: 'unbounded' },
  )
  return decideSuggestion(resultCount, counted)
})

/** Suggests a keyword that finds more than one with next to no results. Refusal: SEARCH_KEYWORD_REQUIRED. */
export const suggestKeyword = Effect.fnUntraced(function* (input: { readonly keyword: string }) {
  yield* readKeyword(input.keyword)
  const suggestion = yield* suggestionFor(input.keyword, false)
  return {
    suggestKeyword: suggestion?.keyword ?? null,
    suggestReasonEnum: suggestion?.reason ?? null,
  }
})
