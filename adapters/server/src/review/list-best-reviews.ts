import { characterCount } from '@jangteo/core/member/member.rules'
import { rankBestReviews } from '@jangteo/core/review/reviewScore.rules'
import { allReviewsOf, listReviews } from '@jangteo/postgres/review/review-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadCards } from './review-answer.ts'

/** Reviews with the most likes among which the best are ranked: likes weigh more than everything else. */
const CANDIDATE_COUNT = 200

/** Lists the best reviews of a product, as `rankBestReviews` ranks the most liked ones. Source: market-rules §4.1. */
export const listBestReviews = Effect.fnUntraced(function* (input: {
  readonly goodsId: number
  readonly size: number
}) {
  const readerId = memberIdOf(yield* Caller)
  const rows = yield* listReviews(allReviewsOf(input.goodsId), {
    sort: 'HELPFUL',
    readerId,
    offset: 0,
    limit: CANDIDATE_COUNT,
  })
  const candidates = rows.map((row) => ({
    row,
    likeCount: row.like_count,
    imageCount: row.image_count,
    videoCount: row.video_count,
    textLength: characterCount(row.body),
    writtenAtMs: row.written_at.getTime(),
  }))
  const nowMs = yield* Clock.currentTimeMillis
  const best = rankBestReviews(candidates, { nowMs, countMax: input.size })
  const content = yield* loadCards(
    best.map(({ row }) => row),
    readerId,
  )
  return { content }
})
