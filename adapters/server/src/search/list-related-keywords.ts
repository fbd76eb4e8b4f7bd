import { rankCompletions, typedLetters } from '@jangteo/core/search/completion.rules'
import { compactOf } from '@jangteo/core/search/keyword.rules'
import { RELATED_COUNT_MAX } from '@jangteo/core/search/related.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findWords } from '@jangteo/postgres/search/dictionary.store'
import { listRelated } from '@jangteo/postgres/search/keyword-rank.store'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { readKeyword } from './read-keyword.ts'

/** Keywords of the dictionary, no names of pages, that contain another one and are not the same. */
const findLonger = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<string[], never, Db> {
  const words = yield* findWords(typedLetters(keyword), RELATED_COUNT_MAX + 1)
  const longer = words.filter(
    ({ kind, word }) => kind === 'KEYWORD' && compactOf(word) !== compactOf(keyword),
  )
  return rankCompletions(keyword, longer).map(({ word }) => word)
})

const load = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<readonly string[], never, Db> {
  const related = yield* listRelated(compactOf(keyword))
  return related.length > 0 ? related : yield* findLonger(keyword)
})

/** Keywords that the visitors of one search for besides, else words of the dictionary that contain it. */
export const relatedKeywords = (
  keyword: string,
): Effect.Effect<readonly string[], never, Db | FigureCache> =>
  cached(`related keywords ${compactOf(keyword)}`, load(keyword))

/** Lists the related keywords of a keyword. Refusal: SEARCH_KEYWORD_REQUIRED. */
export const listRelatedKeywords = Effect.fnUntraced(function* (input: {
  readonly keyword: string
}) {
  const keyword = yield* readKeyword(input.keyword)
  return { keywordList: [...(yield* relatedKeywords(keyword))] }
})
