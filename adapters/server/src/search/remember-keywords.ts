import { isStorableKeyword } from '@jangteo/core/search/dictionary.rules'
import { forgetKeyword, mergeKeywords, normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  lockRecentKeywords,
  updateRecentKeywords,
} from '@jangteo/postgres/search/recent-keyword.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { readKeyword } from './read-keyword.ts'

/** Changes the member's recent keywords under their lock, so that simultaneous changes follow each other. */
const changeRecent = Effect.fnUntraced(function* (
  change: (keywords: readonly string[]) => readonly string[],
): Effect.fn.Return<{ keywordList: string[] }, never, Caller | Db> {
  const memberId = yield* callingMember
  const keywordList = [...change(yield* lockRecentKeywords(memberId))]
  yield* updateRecentKeywords(memberId, keywordList)
  return { keywordList }
}, transaction)

type RememberInput = { readonly keyword: string } | { readonly keywordList: readonly string[] }

/**
 * Remembers a keyword, or at the login those of the device, which count as searched for last; ten in all, and none that
 * may not be stored. Refusal: SEARCH_KEYWORD_REQUIRED.
 */
export const rememberKeywords = Effect.fnUntraced(function* (input: RememberInput) {
  const keywords =
    'keyword' in input
      ? [yield* readKeyword(input.keyword)]
      : input.keywordList.map(normaliseKeyword)
  return yield* changeRecent((recent) => mergeKeywords(recent, keywords.filter(isStorableKeyword)))
})

/** Forgets one of the member's recent keywords, or all of them without one. */
export const forgetKeywords = (input?: { readonly keyword?: string | undefined }) =>
  changeRecent((recent) =>
    forgetKeyword(recent, input?.keyword === undefined ? null : normaliseKeyword(input.keyword)),
  )
