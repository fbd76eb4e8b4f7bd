import { characterCount, tidyText } from '@jangteo/core/member/member.rules'
import { checkReview } from '@jangteo/core/review/review.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  freeReviewFiles,
  insertReviewFiles,
  listReviewFileIds,
} from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { advanceReview } from './advance-review.ts'
import { lockOwnReview } from './own-review.ts'
import { scoreOf } from './review-answer.ts'
import { takeReviewFiles } from './review-files.ts'

type EditInput = {
  readonly id: string
  readonly score: number
  readonly text: string
  readonly filesIdEncryptList: readonly string[]
}

/**
 * Changes a review of the caller's: what is not named of its files any more goes, and one that had pictures keeps one. The
 * review is locked, so of two edits at once the later one is whole. Refusals: REVIEW_NOT_FOUND, EDIT_DENIED, the first of
 * `checkReview`, those of `takeReviewFiles` and of the chart. Source: spec §5, market-rules §4.1.
 */
export const editReview = Effect.fnUntraced(function* (input: EditInput) {
  const review = yield* lockOwnReview(input.id)
  const owned = yield* listReviewFileIds(review.id)
  const files = yield* takeReviewFiles(input.filesIdEncryptList, owned)
  const { imageCount, videoCount } = files
  const content = { score: input.score, text: tidyText(input.text), imageCount, videoCount }
  const [violation] = checkReview({ ...content, areClausesAgreed: true })
  if (violation !== undefined) return yield* refused(violation)
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceReview(review, { event: 'buyer.edit', content, atMs })
  if (!decision.ok) {
    const { reason } = decision
    return reason === 'REVIEW_NOT_HIDDEN' || reason === 'REVIEW_OBJECTION_CLOSED'
      ? yield* Effect.die(new Error(`review ${review.id}: edit refused by ${reason}`))
      : yield* refused(reason)
  }
  yield* freeReviewFiles(review.id, files.ids)
  if (files.ids.length > 0) yield* insertReviewFiles(review.id, files.ids)
  return {
    feedbackIdEncrypt: input.id,
    score: scoreOf({
      ...review,
      image_count: imageCount,
      video_count: videoCount,
      text_length: characterCount(content.text),
    }),
  }
}, transaction)
