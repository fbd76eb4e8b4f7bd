import { toPage } from '@jangteo/core/navigation/paging.rules'
import { decideHideReason } from '@jangteo/core/review/reviewAnswer.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  countOperatorReviews,
  findOperatorReview,
  listOperatorReviews,
  type ReviewQueue,
} from '@jangteo/postgres/review/review-desk.store'
import { lockReview } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingOperator } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { openId } from '../../wire/open-id.ts'
import { advanceReview } from '../advance-review.ts'
import { loadOperatorReviews } from './staff-review.ts'

type ListInput = {
  readonly queueEnum: ReviewQueue
  readonly keyword?: string | undefined
  readonly page: number
  readonly size: number
}

/** Lists reviews for operators. */
export const listReviewsForOperator = Effect.fnUntraced(function* (input: ListInput) {
  const { queueEnum: queue, keyword = '', page: number, size } = input
  const searched = keyword.trim()
  const totalElements = yield* countOperatorReviews(queue, searched)
  const part = { offset: number * size, limit: size }
  const rows = yield* listOperatorReviews({ queue, keyword: searched }, part)
  const content = yield* loadOperatorReviews(rows)
  return { ...toPage(content, { number, size, totalElements }), content }
})

type StepInput = { readonly id: string; readonly reason: string }
type Visibility =
  | { readonly event: 'system.hide'; readonly isOnDemand: boolean }
  | { readonly event: 'system.restore' }

/** Hides or shows a review under its lock, so that of two operators at once the second is refused by the chart. */
const move = Effect.fnUntraced(function* (input: StepInput, visibility: Visibility) {
  const { operatorId } = yield* callingOperator
  const id = yield* openId('review', input.id, refused('REVIEW_NOT_FOUND'))
  const review = yield* lockReview(id)
  if (review === undefined || review.state === 'DELETED') {
    return yield* refused('REVIEW_NOT_FOUND')
  }
  const reason = decideHideReason(input.reason)
  if (!reason.ok) return yield* refused(reason.reason)
  const atMs = yield* Clock.currentTimeMillis
  const decided = yield* advanceReview(
    review,
    visibility.event === 'system.hide'
      ? { ...visibility, atMs, reason: reason.value, operatorId }
      : { ...visibility, atMs },
  )
  if (!decided.ok) return yield* refused('REVIEW_STATE_CHANGED')
  yield* recordAudit({
    call: visibility.event.replace('system', 'operatorReview'),
    target: `review:${id}`,
    before: { state: review.state },
    after: { state: decided.value.target },
    reason: reason.value,
  })
  const row = yield* findOperatorReview(id)
  const [shown] = row === undefined ? [] : yield* loadOperatorReviews([row])
  return shown ?? (yield* refused('REVIEW_NOT_FOUND'))
}, transaction)

/**
 * Hides a review for a reason that its writer reads: for good, or on a demand of whoever it violates for thirty days at
 * most. A hidden one is decided to stay so. Refusals: REVIEW_NOT_FOUND, REVIEW_REASON_REQUIRED, REVIEW_STATE_CHANGED.
 * Source: market-rules §4.1.
 */
export const hideReview = (input: StepInput & { readonly onDemandYn: 'N' | 'Y' }) =>
  move(input, { event: 'system.hide', isOnDemand: input.onDemandYn === 'Y' })

/** Shows a hidden review again. Refusals: the same. */
export const restoreReview = (input: StepInput) => move(input, { event: 'system.restore' })
