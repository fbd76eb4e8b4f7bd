import { toPage } from '@jangteo/core/navigation/paging.rules'
import { decideReply } from '@jangteo/core/review/reviewAnswer.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  countStoreDeskReviews,
  listStoreDeskReviews,
} from '@jangteo/postgres/review/review-desk.store'
import { findReview } from '@jangteo/postgres/review/review-list.store'
import { lockReview, type ReviewRow } from '@jangteo/postgres/review/review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIds } from '../../wire/wire-ids.ts'
import { advanceReview } from '../advance-review.ts'
import { loadSellerReviews } from './staff-review.ts'

type ListInput = {
  readonly replyEnum: 'ALL' | 'DONE' | 'WAITING'
  readonly scoreList?: readonly number[] | undefined
  readonly keyword?: string | undefined
  readonly page: number
  readonly size: number
}

const IS_REPLIED = { ALL: null, DONE: true, WAITING: false } as const

/** Lists the visible reviews of the caller's store, those without a reply first. */
export const listSellerReviews = Effect.fnUntraced(function* (input: ListInput) {
  const { replyEnum, scoreList, keyword = '', page: number, size } = input
  const { storeId } = yield* callingSeller
  const filter = {
    storeId,
    isReplied: IS_REPLIED[replyEnum],
    scores: scoreList ?? null,
    keyword: keyword.trim(),
  }
  const waiting = { storeId, isReplied: false, scores: null, keyword: '' }
  const totalElements = yield* countStoreDeskReviews(filter)
  const rows = yield* listStoreDeskReviews(filter, { offset: number * size, limit: size })
  const content = yield* loadSellerReviews(rows)
  return {
    ...toPage(content, { number, size, totalElements }),
    content,
    waitingCount: yield* countStoreDeskReviews(waiting),
  }
})

/** Locks a review of the caller's store; another store's is answered as an unknown one. Refusal: REVIEW_NOT_FOUND. */
export const lockStoreReview = Effect.fnUntraced(function* (
  wireId: string,
): Effect.fn.Return<ReviewRow, Refused<'REVIEW_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const id = yield* openId('review', wireId, refused('REVIEW_NOT_FOUND'))
  const review = yield* lockReview(id)
  const isOwn = review?.store_id === storeId && review.state === 'PUBLISHED'
  return review !== undefined && isOwn ? review : yield* refused('REVIEW_NOT_FOUND')
})

const shown = Effect.fnUntraced(function* (id: number) {
  const row = yield* findReview(id, null)
  const [review] = row === undefined ? [] : yield* loadSellerReviews([row])
  return review ?? (yield* refused('REVIEW_NOT_FOUND'))
})

/**
 * Replies to a review of the caller's store, or changes the reply; its writer is notified of the first one. The review's
 * lock makes two replies take turns: the later one stays. Refusals: REVIEW_NOT_FOUND, REVIEW_REPLY_REQUIRED,
 * REVIEW_STATE_CHANGED. Source: market-rules §4.1.
 */
export const replyToReview = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly text: string
}) {
  const review = yield* lockStoreReview(input.id)
  const text = decideReply(input.text)
  if (!text.ok) return yield* refused(text.reason)
  const { sellerUserId } = yield* callingSeller
  const atMs = yield* Clock.currentTimeMillis
  const step = { event: 'seller.reply', atMs, text: text.value, sellerUserId } as const
  const decided = yield* advanceReview(review, step)
  if (!decided.ok) return yield* refused('REVIEW_STATE_CHANGED')
  yield* recordAudit({
    call: 'sellerReview.reply',
    target: `review:${review.id}`,
    before: review.reply === null ? null : { reply: review.reply },
    after: { reply: text.value },
    reason: null,
  })
  return yield* shown(review.id)
}, transaction)

/** Deletes the reply of the caller's store. Refusals: REVIEW_NOT_FOUND, REVIEW_REPLY_NOT_FOUND, REVIEW_STATE_CHANGED. */
export const removeReply = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const review = yield* lockStoreReview(input.id)
  if (review.reply === null) return yield* refused('REVIEW_REPLY_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const decided = yield* advanceReview(review, { event: 'seller.removeReply', atMs })
  if (!decided.ok) return yield* refused('REVIEW_STATE_CHANGED')
  yield* recordAudit({
    call: 'sellerReview.removeReply',
    target: `review:${review.id}`,
    before: { reply: review.reply },
    after: null,
    reason: null,
  })
  return yield* shown(review.id)
}, transaction)
