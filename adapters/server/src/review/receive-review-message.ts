import type { Db } from '@jangteo/postgres/database/db'
import { lockReview } from '@jangteo/postgres/review/review.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { advanceReview } from './advance-review.ts'

/** Hides a review because a report of it was accepted; one that its writer deleted meanwhile is left as it is. */
export const receiveReviewMessage = Effect.fnUntraced(function* ({
  id,
  event,
  reason,
  operatorId,
  atMs,
}: MessageTo<'review'>): Effect.fn.Return<void, never, Db | Receivers> {
  const review = yield* lockReview(id)
  if (review === undefined) return
  yield* advanceReview(review, { event, reason, operatorId, isOnDemand: false, atMs })
})
