import { listRanks } from '@jangteo/postgres/search/keyword-rank.store'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'

/** The popular keywords as they were counted last. */
export const popularKeywords = cached('popular keywords', listRanks('POPULAR'))

/** The ranks of popular keywords, the first one first. */
export const listPopularKeywords = Effect.fnUntraced(function* () {
  const rows = yield* popularKeywords
  return {
    content: rows.map(({ rank, keyword, change }) => ({ rank, keyword, changeEnum: change })),
    computedAt: rows[0]?.computed_at.toISOString() ?? null,
  }
})
