import {
  COMPLETION_COUNT_MAX,
  completedKeywords,
  matchesOf,
  rankCompletions,
  typedLetters,
} from '@jangteo/core/search/completion.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findWordsFrom,
  findWordsWith,
  type WordRow,
} from '@jangteo/postgres/search/dictionary.store'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { readKeyword } from './read-keyword.ts'

/** Words that begin with the letters; where these are few, words that have them elsewhere besides. */
const findWords = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<readonly WordRow[], never, Db> {
  const typed = typedLetters(keyword)
  const first = yield* findWordsFrom(typed, COMPLETION_COUNT_MAX)
  if (first.length === COMPLETION_COUNT_MAX) return first
  return [...first, ...(yield* findWordsWith(typed, COMPLETION_COUNT_MAX))]
})

const complete = Effect.fnUntraced(function* (text: string) {
  for (const typed of completedKeywords(text)) {
    const words = rankCompletions(typed, yield* findWords(typed))
    if (words.length > 0) {
      return words.map((row) => ({
        keyword: row.word,
        matches: matchesOf(row.word, typed).map(([from, to]): [number, number] => [from, to]),
        kindEnum: row.kind,
        targetId: row.target_id,
      }))
    }
  }
  return []
})

/**
 * Completes a half-typed keyword; where nothing begins or goes on so, what the other keyboard makes of it. Refusal:
 * SEARCH_KEYWORD_REQUIRED.
 */
export const completeKeyword = Effect.fnUntraced(function* (input: { readonly keyword: string }) {
  yield* readKeyword(input.keyword)
  const text = input.keyword.trim()
  return { content: [...(yield* cached(`completions ${text}`, complete(text)))] }
})
