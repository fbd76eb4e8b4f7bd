import { transaction } from '@jangteo/postgres/database/db'
import { deleteReviewLikes, freeReviewFiles } from '@jangteo/postgres/review/review.store'
import { deleteVotes } from '@jangteo/postgres/review/review-vote.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceReview } from './advance-review.ts'
import { lockOwnReview } from './own-review.ts'

/**
 * Deletes a review of the caller's: its text, files and likes go at once, its row stays, so that the option is not reviewed
 * again. One that is deleted already stays as it is. Refusals: REVIEW_NOT_FOUND, EDIT_DENIED. Source: market-rules §4.1.
 */
export const removeReview = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const review = yield* lockOwnReview(input.id)
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceReview(review, { event: 'buyer.remove', atMs })
  if (decision.ok) {
    yield* freeReviewFiles(review.id, [])
    yield* deleteReviewLikes(review.id)
    yield* deleteVotes(review.id)
  }
  return { done: true } as const
}, transaction)
