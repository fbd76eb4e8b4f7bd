import { decideKeyword } from '@jangteo/core/search/keyword.rules'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

/** Reads a keyword, normalised. Refusal: SEARCH_KEYWORD_REQUIRED. */
export const readKeyword = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<string, Refused<'SEARCH_KEYWORD_REQUIRED'>> {
  const keyword = decideKeyword(text)
  return keyword.ok ? keyword.value : yield* refused(keyword.reason)
})
