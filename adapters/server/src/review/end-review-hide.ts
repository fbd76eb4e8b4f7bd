import { type Db, transaction } from '@jangteo/postgres/database/db'
import { lockReview } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../entity/entity-queue.ts'
import { advanceReview } from './advance-review.ts'

/** Shows a review again whose time of being hidden is over. One that an operator has decided meanwhile stays as it is. */
export const endReviewHide = Effect.fnUntraced(function* (
  reviewId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const review = yield* lockReview(reviewId)
  if (review === undefined) return
  const atMs = yield* Clock.currentTimeMillis
  yield* advanceReview(review, { event: 'system.hideOver', atMs })
}, transaction)
