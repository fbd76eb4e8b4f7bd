import { EARLY_REVIEW_COUNT } from '@jangteo/core/review/review.rules'
import { reviewScoreParts, sumReviewScore } from '@jangteo/core/review/reviewScore.rules'
import { countEarly } from '@jangteo/postgres/review/rating.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { openReviewedItem } from './writable-item.ts'

type ExpectedInput = {
  readonly orderItemIdEncrypt: string
  readonly textLength: number
  readonly imageCount: number
  readonly videoCount: number
}

/** Computes the points that a review would have now. Refusal: ORDER_ITEM_NOT_FOUND. */
export const showExpectedScore = Effect.fnUntraced(function* (input: ExpectedInput) {
  const item = yield* openReviewedItem(input.orderItemIdEncrypt, yield* callingMember)
  const { textLength, imageCount, videoCount } = input
  const isEarly = (yield* countEarly(item.goods_id)) < EARLY_REVIEW_COUNT
  const review = { textLength, imageCount, videoCount, isEarly, likeCount: 0 }
  return { score: sumReviewScore(review), partList: reviewScoreParts(review) }
})
