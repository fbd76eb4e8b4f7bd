import { rankBestReviews } from '@jangteo/core/review/reviewScore.rules'
import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listLikedReviews, listReviewsByIds } from '@jangteo/postgres/review/review-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadCards } from '../review/review-answer.ts'
import { listHits } from './list-hits.ts'
import { plainSearch } from './search-way.ts'

/** Most reviews that are recommended. Source: market-rules §2.4. */
const REVIEW_COUNT = 10
/** First hits of a keyword whose reviews count. */
const GOODS_COUNT = 100
/** Reviews that the most helpful ones are chosen from, by likes. */
const CANDIDATE_COUNT = 200

/** Ranks the ids of helpful reviews; without a keyword those of every product. */
const rankIds = Effect.fnUntraced(function* (
  keyword: string,
): Effect.fn.Return<readonly number[], never, Db | FigureCache> {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const stretch = { offset: 0, limit: GOODS_COUNT }
  const goodsIds =
    keyword === '' ? null : yield* listHits(yield* plainSearch(keyword, at), 'RANKING', stretch)
  if (goodsIds?.length === 0) return []
  const rows = yield* listLikedReviews(goodsIds, { at, limit: CANDIDATE_COUNT })
  const weighed = rows.map((row) => ({
    id: row.id,
    likeCount: row.like_count,
    imageCount: row.image_count,
    videoCount: row.video_count,
    textLength: row.text_length,
    writtenAtMs: row.written_at.getTime(),
  }))
  return rankBestReviews(weighed, { nowMs, countMax: REVIEW_COUNT }).map(({ id }) => id)
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
  const ids = yield* cached(`recommended reviews ${keyword}`, rankIds(keyword))
  if (ids.length === 0) return { content: [] }
  const rows = yield* listReviewsByIds(ids, readerId)
  const ranked = ids.flatMap((id) => rows.filter((row) => row.id === id))
  return { content: yield* loadCards(ranked, readerId) }
})
