import {
  COMPLETION_COUNT_MAX,
  completedKeywords,
  matchesOf,
  rankCompletions,
  typedLetters,
} from '@jangteo/core/search/completion.rules'
import { findWords } from '@jangteo/postgres/search/dictionary.store'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { readKeyword } from './read-keyword.ts'

const complete = Effect.fnUntraced(function* (text: string) {
  for (const typed of completedKeywords(text)) {
    const words = rankCompletions(
      typed,
      yield* findWords(typedLetters(typed), COMPLETION_COUNT_MAX),
    )
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
