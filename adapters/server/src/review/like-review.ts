import { transaction } from '@jangteo/postgres/database/db'
import { lockReview, setReviewLike } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'

/**
 * Sets or removes the caller's like of a visible review. The review is locked, so that its count is that of its likes;
 * repeating it changes nothing. Refusals: REVIEW_NOT_FOUND, REVIEW_OWN. Source: spec §4, market-rules §4.
 */
export const likeReview = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly likeYn: 'Y' | 'N'
}) {
  const reviewId = yield* openId('review', input.id, refused('REVIEW_NOT_FOUND'))
  const memberId = yield* callingMember
  const review = yield* lockReview(reviewId)
  if (review?.state !== 'PUBLISHED') return yield* refused('REVIEW_NOT_FOUND')
  if (review.member_id === memberId) return yield* refused('REVIEW_OWN')
  const at = new Date(yield* Clock.currentTimeMillis)
  const isLiked = input.likeYn === 'Y'
  const likeCount = yield* setReviewLike({ reviewId, memberId, isLiked, at })
  return { likeCount, likeYn: input.likeYn }
}, transaction)
