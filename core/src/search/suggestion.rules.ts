import { alikeReadings } from './alikeVowel.rules.ts'
import { jamoSimilarity, lettersApart } from './jamo.rules.ts'
import { mistypedReadings } from './keyboard.rules.ts'
import { compactOf, normaliseKeyword } from './keyword.rules.ts'
import type { SuggestReason } from './search.codes.ts'

/** Most results of a keyword for which another one is tried. Source: market-rules §2.3. */
export const SUGGEST_RESULT_COUNT_MAX = 3

/** Least share of trigrams that a spelling has in common with what was typed. Source: domain-rules §6. */
export const SPELLING_SIMILARITY_MIN = 0.5

/** Most letters that a spelling differs in. Source: market-rules §2.3. */
export const SPELLING_LETTERS_MAX = 2

/** A keyword to search for instead. */
export type Suggestion = { readonly keyword: string; readonly reason: SuggestReason }

/** True when another keyword is looked for: next to no results, and the buyer does not insist. Source: spec §2 (noSuggest). */
export function seeksSuggestion(search: {
  readonly resultCount: number
  readonly noSuggest: boolean
}): boolean {
  return !search.noSuggest && search.resultCount <= SUGGEST_RESULT_COUNT_MAX
}

/** Words of the dictionary that are spelled almost like a keyword, the most similar first. */
function spellingsOf(keyword: string, words: readonly string[]): string[] {
  return words
    .filter((word) => compactOf(word) !== compactOf(keyword))
    .filter((word) => lettersApart(word, keyword) <= SPELLING_LETTERS_MAX)
    .map((word) => ({ word, similarity: jamoSimilarity(word, keyword) }))
    .filter(({ similarity }) => similarity >= SPELLING_SIMILARITY_MIN)
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ word }) => word)
}

/**
 * Lists the keywords that may have been meant by a text as it was typed, the likeliest first: what the other keyboard
 * makes of it, then what sounds alike, then `words` of the dictionary; those equally similar in the order given. Source:
 * market-rules §2.3, decision 176.
 */
export function suggestionsOf(text: string, words: readonly string[]): Suggestion[] {
  const keyboard = new Set(mistypedReadings(text).map(normaliseKeyword))
  const spellings = [...alikeReadings(normaliseKeyword(text)), ...spellingsOf(text, words)]
  const others = new Set(spellings.filter((word) => !keyboard.has(word)))
  return [
    ...[...keyboard].map((other) => ({ keyword: other, reason: 'KEYBOARD' as const })),
    ...[...others].map((other) => ({ keyword: other, reason: 'SPELLING' as const })),
  ]
}

/**
 * Returns the first suggestion that finds more than the keyword itself, `null` when none does. Source: market-rules §2.3.
 */
export function decideSuggestion(
  resultCount: number,
  suggestions: readonly (Suggestion & { readonly resultCount: number })[],
): Suggestion | null {
  const better = suggestions.find((suggestion) => suggestion.resultCount > resultCount)
  return better === undefined ? null : { keyword: better.keyword, reason: better.reason }
}
