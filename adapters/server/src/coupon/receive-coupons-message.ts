import {
  lockIssues,
  lockIssuesOfOrder,
  lockUnusedIssues,
} from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import { advanceIssues } from './advance-coupon-issue.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Moves the coupons of an order on: all of them when it was never paid, those that a completed claim undoes otherwise.
 * Safe only with the order locked. Source: domain-rules §1.7, §1.8, §4.3.
 */
export const receiveCouponsMessage = Effect.fnUntraced(function* (
  message: MessageTo<'coupons'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { event, orderId, atMs } = message
  if (event === 'order.unpaid') {
    return yield* advanceIssues(yield* lockIssuesOfOrder(orderId), { event, atMs })
  }
  const issues = yield* lockIssues(message.issueIds)
  return yield* advanceIssues(
    issues.filter(({ order_id: usedBy }) => usedBy === orderId),
    { event, atMs, isSellerFault: message.isSellerFault },
  )
})

/** Deletes the unused coupons of a member who leaves. Safe only with the member locked. */
export const receiveHeldCouponsMessage = Effect.fnUntraced(function* ({
  memberId,
  event,
  atMs,
}: MessageTo<'heldCoupons'>): Effect.fn.Return<void, never, Db | Receivers> {
  yield* advanceIssues(yield* lockUnusedIssues(memberId), { event, atMs })
})
