import { rankBestReviews } from '@jangteo/core/review/reviewScore.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { type HelpfulRow, listReviewsByIds } from '@jangteo/postgres/review/helpful-review.store'
import * as Effect from 'effect/Effect'
import type { WireIds } from '../wire/wire-ids.ts'
import { type FeedbackCard, loadCards } from './review-answer.ts'

function toHelpful(row: HelpfulRow) {
  return {
    id: row.id,
    likeCount: row.like_count,
    imageCount: row.image_count,
    videoCount: row.video_count,
    textLength: row.text_length,
    writtenAtMs: row.written_at.getTime(),
  }
}

/** Ids of the best among candidates, as `rankBestReviews` ranks them. */
export function rankIds(
  rows: readonly HelpfulRow[],
  ranking: Parameters<typeof rankBestReviews>[1],
): number[] {
  return rankBestReviews(rows.map(toHelpful), ranking).map(({ id }) => id)
}

/** Loads reviews as everybody sees them, in the order of their ids; what is not visible by now is left out. */
export const loadRanked = Effect.fnUntraced(function* (
  ids: readonly number[],
  readerId: number | null,
): Effect.fn.Return<FeedbackCard[], never, Db | WireIds> {
  if (ids.length === 0) return []
  const rows = yield* listReviewsByIds(ids, readerId)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return yield* loadCards(
    ids.flatMap((id) => rowOf.get(id) ?? []),
    readerId,
  )
})
