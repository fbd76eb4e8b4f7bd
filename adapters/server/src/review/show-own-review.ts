import type { editedFeedback } from '@jangteo/contract/review/review.schemas'
import { decideEdit } from '@jangteo/core/session/permission.rules'
import { findReview } from '@jangteo/postgres/review/review-list.store'
import { listReviewFiles } from '@jangteo/postgres/review/review-media.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toMedia } from './review-answer.ts'

/** Shows a review to its writer, for the editor. Refusals: REVIEW_NOT_FOUND, EDIT_DENIED, REVIEW_DELETED. */
export const showOwnReview = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const id = yield* openId('review', input.id, refused('REVIEW_NOT_FOUND'))
  const memberId = yield* callingMember
  const review = yield* findReview(id, memberId)
  if (review === undefined) return yield* refused('REVIEW_NOT_FOUND')
  const decision = decideEdit(review.member_id, memberId)
  if (!decision.ok) return yield* refused(decision.reason)
  if (review.state === 'DELETED') return yield* refused('REVIEW_DELETED')
  const files = yield* listReviewFiles([id])
  const wireIds = yield* WireIds
  return {
    feedbackIdEncrypt: input.id,
    goods: {
      goodsId: review.goods_id,
      goodsName: review.goods_name,
      picture: review.goods_picture,
    },
    optionName: review.option_name,
    score: review.score,
    text: review.body,
    stateEnum: review.state,
    fileList: files.map((file) => ({
      ...toMedia(file),
      filesIdEncrypt: wireIds.seal('file', file.id),
      name: file.name,
      bytes: file.byte_count,
    })),
  } satisfies z.output<typeof editedFeedback>
})
