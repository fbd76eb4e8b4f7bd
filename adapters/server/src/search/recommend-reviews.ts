import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listHelpfulReviews } from '@jangteo/postgres/review/helpful-review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadRanked, rankIds } from '../review/best-reviews.ts'
import { listHits } from './list-hits.ts'
import { plainSearch } from './search-way.ts'

/** Most reviews that are recommended. Source: market-rules §2.4. */
const REVIEW_COUNT = 10
/** First hits of a keyword whose reviews count. */
const GOODS_COUNT = 100

/** Ranks the ids of helpful reviews; without a keyword those of every product. */
const rankHelpful = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<readonly number[], never, Db | FigureCache> {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const stretch = { offset: 0, limit: GOODS_COUNT }
  const goodsIds =
    keyword === '' ? null : yield* listHits(yield* plainSearch(keyword, at), 'RANKING', stretch)
  if (goodsIds?.length === 0) return []
  const candidates = yield* listHelpfulReviews(goodsIds, at)
  return rankIds(candidates, { nowMs, countMax: REVIEW_COUNT })
})

/**
 * Recommends the reviews that readers found most helpful, with a keyword those of the products that fit it. The ranking is
 * half a minute old at most; whether one is visible, and liked by the reader, is of now. Source: market-rules §2.4.
 */
export const recommendReviews = Effect.fnUntraced(function* (input: {
  readonly keyword?: string | undefined
}) {
  const keyword = normaliseKeyword(input.keyword ?? '')
  const readerId = memberIdOf(yield* Caller)
  const ids = yield* cached(`recommended reviews ${keyword}`, rankHelpful(keyword))
  return { content: yield* loadRanked(ids, readerId) }
})
