import type { Db } from '@jangteo/postgres/database/db'
import { lockRating, recountRating } from '@jangteo/postgres/review/rating.store'
import { detachFilesOf } from '@jangteo/postgres/review/review.store'
import * as Effect from 'effect/Effect'

/**
 * Takes the files from the reviews of a member who leaves, which stay as texts, and counts the ratings of their products
 * again. Source: market-rules §7.
 */
export const detachReviewMedia = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<void, never, Db> {
  for (const goodsId of yield* detachFilesOf(memberId)) {
    yield* lockRating(goodsId)
    yield* recountRating(goodsId)
  }
})
