import { decideObjection } from '@jangteo/core/review/reviewAnswer.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockReview } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { advanceReview } from './advance-review.ts'

type ObjectionInput = { readonly id: string; readonly text: string }

/**
 * Objects to the hiding of the caller's own review. The lock of the review makes two objections, and an objection and an
 * operator's decision, take turns; the chart refuses the second. Refusals: REVIEW_NOT_FOUND, EDIT_DENIED,
 * REVIEW_OBJECTION_REQUIRED, REVIEW_OBJECTION_CLOSED. Source: market-rules §4.1.
 */
export const objectToHiding = Effect.fnUntraced(function* (input: ObjectionInput) {
  const memberId = yield* callingMember
  const id = yield* openId('review', input.id, refused('REVIEW_NOT_FOUND'))
  const review = yield* lockReview(id)
  if (review === undefined) return yield* refused('REVIEW_NOT_FOUND')
  if (review.member_id !== memberId) return yield* refused('EDIT_DENIED')
  const text = decideObjection(input.text)
  if (!text.ok) return yield* refused(text.reason)
  const atMs = yield* Clock.currentTimeMillis
  const step = { event: 'buyer.object', atMs, text: text.value } as const
  const decided = yield* advanceReview(review, step)
  return decided.ok ? { objectedYn: 'Y' as const } : yield* refused('REVIEW_OBJECTION_CLOSED')
}, transaction)
